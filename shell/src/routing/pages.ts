import { type RouteDefinition, routes } from 'shared/routes';
import { addErrorHandler, registerApplication } from 'single-spa';
import type { Tab } from '../platform/tab.ts';
import { pageApplication } from './page-application.ts';

export const pageName = ({ remote, page }: Pick<RouteDefinition, 'remote' | 'page'>): string => `${remote}/${page}`;

/** Every page of the route table is a single-spa application; it is active while the tab is on it. */
export function registerPages(tab: Tab): void {
  addErrorHandler((error) => {
    console.error(`single-spa: ${error.appOrParcelName} failed in composition ${tab.composition.id}`, error);
  });
  for (const name of new Set(routes.map(pageName)))
    registerApplication({ name, app: pageApplication(tab, name), activeWhen: () => tab.page === name });
}
