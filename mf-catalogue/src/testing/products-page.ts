import { screen, waitFor, within } from '@testing-library/react';
import { createBus } from 'shared/bus';
import type { RemoteDefinition } from 'shared/remote';
import { type Answers, renderPage } from 'shared/testing';
import remote from '../remote.ts';
import { demoCounts, demoFilters } from './demo-filters.ts';
import { demoProduct } from './demo-product.ts';
import { setWidth } from './width.ts';

export interface Asked {
  filter: Record<string, unknown>;
  sort: string;
  offset: number;
}

interface ShowOptions {
  width?: number;
  filters?: typeof demoFilters;
  /** How many products there are. */
  total?: number;
  answer?(question: Asked, time: number): Promise<void>;
  definition?: RemoteDefinition;
}

/** The products page of a catalogue that remembers what it was asked; `answer` may hold an answer back, or fail. */
export async function showProducts(
  address: string,
  { width = 1280, filters = demoFilters, total = 30, answer = async () => {}, definition = remote }: ShowOptions = {},
) {
  setWidth(width);
  history.replaceState(null, '', address);
  const asked: Asked[] = [];
  const list = ({ filter, sort, offset }: Record<string, unknown>) => {
    const question = { filter: Object(filter), sort: String(sort), offset: Number(offset) };
    asked.push(question);
    const wait = answer(question, asked.length);
    const items = total > 0 ? [demoProduct(asked.length)] : [];
    return {
      products: () => wait.then(() => ({ items, pageInfo: { totalCount: total } })),
      productFilterCounts: demoCounts,
    };
  };
  const answers: Answers = {
    SeoForPage: { seoForPage: { title: 'Tous nos meubles' } },
    Overview: (variables) => ({ productFilters: filters, ...list(variables) }),
    ProductList: list,
  };
  const bus = createBus();
  await renderPage(definition, 'products', { address, country: 'be', answers, bus });
  const last = () => asked[asked.length - 1];
  return { asked, last, bus };
}

export const bar = () => within(screen.getByRole('navigation', { name: 'Filtres' }));
export const tab = (name: string) => bar().getByRole('button', { name });
export const tag = (list: string, name: RegExp) =>
  within(bar().getByRole('list', { name: list })).getByRole('link', { name });
export const chips = () => within(screen.getByRole('list', { name: 'Filtres actifs' })).getAllByRole('link');
export const query = () => Object.fromEntries(new URLSearchParams(location.search));
export const settled = () =>
  waitFor(() => expect(document.getElementById('filters')).toHaveAttribute('aria-busy', 'false'));
