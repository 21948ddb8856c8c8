import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { Pagination, pageLinks } from './pagination.tsx';

const lists = fc
  .integer({ min: 1, max: 200 })
  .chain((count) => fc.record({ count: fc.constant(count), current: fc.integer({ min: 1, max: count }) }));

const show = (current: number, count: number) =>
  render(
    <Pagination
      current={current}
      count={count}
      t={(key, values) => `${key} ${values.page ?? ''}`.trim()}
      address={(page) => `/list?page=${page}`}
    />,
  );

it('goes back, on, and to a page by its number, by links that need no scripts (R136)', () => {
  show(4, 9);
  expect(screen.getByRole('navigation')).toHaveAccessibleName('pagination.label');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['pagination.previous', '/list?page=3'],
    ...[1, 3, 4, 5, 9].map((page) => [String(page), `/list?page=${page}`]),
    ['pagination.next', '/list?page=5'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('pagination.page 4');
});

it('leads nowhere before the first page or behind the last', () => {
  const { unmount } = show(1, 9);
  expect(screen.queryByRole('link', { name: 'pagination.previous' })).toBeNull();
  unmount();
  show(9, 9);
  expect(screen.queryByRole('link', { name: 'pagination.next' })).toBeNull();
  expect(screen.getByRole('link', { name: 'pagination.previous' })).toHaveAttribute('href', '/list?page=8');
});

it('is not there where there is one page (R135)', () => {
  expect(show(1, 1).container).toBeEmptyDOMElement();
});

// R137
describe('the page links', () => {
  it('are all pages up to three', () => {
    expect(pageLinks(1, 3)).toEqual([1, 2, 3]);
    expect(pageLinks(3, 3)).toEqual([1, 2, 3]);
  });

  it('leave pages out at one end or both', () => {
    expect(pageLinks(1, 9)).toEqual([1, 2, 'ellipsis', 9]);
    expect(pageLinks(5, 9)).toEqual([1, 'ellipsis', 4, 5, 6, 'ellipsis', 9]);
    expect(pageLinks(9, 9)).toEqual([1, 'ellipsis', 8, 9]);
  });

  it('always hold the first, the last, the current page and its neighbours, once and in order', () => {
    fc.assert(
      fc.property(lists, ({ count, current }) => {
        const pages = pageLinks(current, count).filter((link) => link !== 'ellipsis');
        const expected = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
        expect(pages).toEqual(expect.arrayContaining(expected));
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      }),
    );
  });

  it('have an ellipsis exactly where pages are left out', () => {
    fc.assert(
      fc.property(lists, ({ count, current }) => {
        const links = pageLinks(current, count);
        for (const [index, link] of links.entries()) {
          const [before, after] = [links[index - 1], links[index + 1]];
          if (link === 'ellipsis') expect(Number(after) - Number(before)).toBeGreaterThan(1);
          else if (typeof before === 'number') expect(link - before).toBe(1);
        }
      }),
    );
  });

  it('hold the current page within the list', () => {
    expect(pageLinks(0, 5)).toEqual(pageLinks(1, 5));
    expect(pageLinks(99, 5)).toEqual(pageLinks(5, 5));
  });
});

it('shows another page of its list here where it can', async () => {
  const go = jest.fn();
  render(<Pagination current={2} count={3} t={(key) => key} address={(page) => `/list?page=${page}`} go={go} />);
  await userEvent.click(screen.getByRole('link', { name: 'pagination.next' }));
  await userEvent.click(screen.getByRole('link', { name: 'pagination.previous' }));
  expect(go.mock.calls).toEqual([[3], [1]]);
  expect(screen.getByRole('link', { name: 'pagination.next' })).toHaveAttribute('href', '/list?page=3');
});
