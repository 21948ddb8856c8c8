import { screen } from '@testing-library/react';
import { takeComplaints } from 'shared/testing';
import { createTestTab } from '../hosts/testing.tsx';
import { announceFailure } from './failure.ts';

jest.mock('../remotes/loading.ts', () => ({}));

const tab = createTestTab();
const of = 'mf-catalogue/product-slider';

/** A part that was mounted; what the server has rendered of it, if anything. */
function partWith(html: string) {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = html && `<div class="mf-part">${html}</div>`;
  const part = { of, host, props: '{}' };
  tab.reports.mounting(part);
  return part;
}
afterEach(() => document.body.replaceChildren());

it.each([
  [new Error('its code did not come'), 'its code did not come'],
  ['a text', 'a text'],
])('tells operators and other parts that a part has failed by %s, once', (cause, reason) => {
  const told: object[] = [];
  const news = tab.bus.on('shell:part-failed').subscribe((failure) => told.push(failure));
  announceFailure(tab, partWith(''), cause, () => {});
  news.unsubscribe();
  expect(told).toEqual([{ of, version: '1.0.0', reason }]);
  expect(tab.reports.seen.at(-1)).toEqual({ kind: 'failure', remote: 'mf-catalogue', cause });
  expect(takeComplaints()).toEqual([expect.stringContaining(`${of} 1.0.0 failed in composition test`)]);
});

it('says no more of a failure that is over, whether somebody has met with it or not', () => {
  const use = () => screen.getByRole('heading').click();
  const over = announceFailure(tab, partWith('<h2>Lavabos</h2>'), 'late', () => {});
  over();
  use();
  expect(screen.queryByRole('alert')).toBeNull();
  document.body.replaceChildren();
  const overLater = announceFailure(tab, partWith('<h2>Lavabos</h2>'), 'late', () => {});
  use();
  expect(screen.getByRole('alert')).toBeVisible();
  overLater();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(takeComplaints()).toHaveLength(2);
});
