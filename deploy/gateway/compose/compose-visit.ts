import type { PartState, Visit } from 'shared/release';
import type { RouteMatch } from 'shared/routes';
import { composePage } from './compose-page.ts';
import { type Composing, type Part, withInside } from './compose-part.ts';
import { linkedFiles } from './linked-files.ts';
import { watched } from './watched.ts';

/** A navigation: the states of the page and of everything in it, made with the tab's own versions. */
export async function composeVisit(document: Composing, status: 200 | 404): Promise<Omit<Visit, 'live'>> {
  const { status: reached, movedTo, head, page } = await watched('navigation', () => composePage(document, status));
  if (movedTo) return movedVisit({ status: 301, redirect: `${movedTo}${queryOf(document.visit.route)}` });
  const parts = page ? withInside(page) : [];
  return { status: reached, head, ...linkedFiles(parts, document.visit), parts: parts.map(stateOf) };
}

function queryOf({ query }: RouteMatch): string {
  const search = new URLSearchParams(query).toString();
  return search && `?${search}`;
}

/** The answer for an address that has moved: the tab navigates to the other one. */
export const movedVisit = ({ status, redirect }: { status: number; redirect: string }): Omit<Visit, 'live'> => ({
  status,
  redirect,
  head: { title: '', elements: [] },
  styles: [],
  scripts: [],
  parts: [],
});

const stateOf = ({ of, props, manifest: { version }, rendered }: Part): PartState => ({
  of,
  props,
  version,
  data: rendered && !rendered.missing ? rendered.data : undefined,
});
