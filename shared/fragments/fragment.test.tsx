import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { takeComplaints } from '../testing/index.ts';
import { Fragment, SurfaceContext } from './index.ts';

const place = (waits?: boolean) =>
  renderToString(<Fragment of="mf-search/search-overlay" props={{ some: 1 }} waits={waits} />);

it('writes a place that names its fragment and its props, and no other part reaches into it', () => {
  expect(place()).toBe('<mf-fragment of="mf-search/search-overlay" props="{&quot;some&quot;:1}"></mf-fragment>');
});

it('says of a fragment that it waits where it does, and of no other', () => {
  expect(place(true)).toMatch(/ waits(?:="")?[ >]/);
  expect(place(false)).not.toContain('waits');
});

it('says which major a part was written for, and shows nothing that its remote does not declare', () => {
  const within = (uses: string[]) =>
    renderToString(
      <SurfaceContext value={{ name: 'mf-content', uses, emits: [], sets: [] }}>
        <Fragment of="mf-search/search-overlay" props={{}} />
      </SurfaceContext>,
    );
  expect(within(['mf-search/search-overlay@2'])).toContain(' major="2"');
  expect(() => within([])).toThrow('mf-content uses mf-search/search-overlay');
});

it('takes what the server has filled the place with as it is', () => {
  const container = document.createElement('div');
  container.innerHTML = place().replace('></', '><b>filled</b></').replace('<mf-fragment', '<mf-fragment data-filled');
  render(<Fragment of="mf-search/search-overlay" props={{ some: 1 }} />, { container, hydrate: true });
  expect(container.querySelector('b')).toHaveTextContent('filled');
});

it('shows nothing in production either of what is not declared, and says so', () => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const html = renderToString(
    <SurfaceContext value={{ name: 'mf-content', uses: [], emits: [], sets: [] }}>
      <Fragment of="mf-search/search-overlay" props={{}} />
    </SurfaceContext>,
  );
  process.env.NODE_ENV = before;
  expect(html).toBe('');
  expect(takeComplaints().join()).toContain('mf-content uses mf-search/search-overlay');
});
