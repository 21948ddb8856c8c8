import { type RouteDefinition, routes } from 'shared/routes';
import { registerApplication } from 'single-spa';
import type { Tab } from '../platform/tab.ts';
import { pageApplication } from './page-application.ts';

/** The page that single-spa shows, as `mf-catalogue/products`; the router sets it when the page's data is there. */
let current = '';

export const pageName = ({ remote, page }: Pick<RouteDefinition, 'remote' | 'page'>): string => `${remote}/${page}`;

export function setCurrentPage(name: string): void {
  current = name;
}

/** Every page of the route table is a single-spa application. */
export function registerPages(tab: Tab): void {
  for (const name of new Set(routes.map(pageName))) {
    registerApplication({ name, app: pageApplication(tab, name), activeWhen: () => current === name });
  }
}
