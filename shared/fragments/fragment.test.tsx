import { renderToString } from 'react-dom/server';
import { Fragment } from './index.ts';

const place = (waits?: boolean) =>
  renderToString(<Fragment of="mf-search/search-overlay" props={{ some: 1 }} waits={waits} />);

it('writes a place that names its fragment and its props, and no other part reaches into it', () => {
  expect(place()).toBe('<mf-fragment of="mf-search/search-overlay" props="{&quot;some&quot;:1}"></mf-fragment>');
});

it('says of a fragment that it waits where it does, and of no other', () => {
  expect(place(true)).toMatch(/ waits(?:="")?[ >]/);
  expect(place(false)).not.toContain('waits');
});
