import type { FragmentName } from 'shared/fragments';
import type { ComposedRemote, FirstVisit } from 'shared/release';
import { defineRemote } from 'shared/remote';
import { browserRemote } from 'shared/remote/browser';
import { fakePlatform } from 'shared/testing';
import { start } from 'single-spa';
import { defineFragmentElement } from '../parts/fragment-element.ts';
import { registerFragmentOwner } from '../parts/fragment-part.ts';
import { createTab, type Tab } from '../platform/tab.ts';

const giving = (fragment: FragmentName | 'mf-later/note'): ComposedRemote => ({
  version: '1.0.0',
  gives: [`${fragment}@1`],
  uses: [],
  entry: '',
  integrity: '',
  container: '',
});

/** What the fragment was called that a test asks for by its former name. */
const formerly = { 'mf-former/memo@1': 'note' };

/** A tab on the French home page, in which fragments really mount; a test answers `loadParts` by a mock. */
export function startTestTab(): Tab {
  const tab = createTestTab();
  start({ urlRerouteOnly: true });
  return tab;
}

/** The same before single-spa is started. */
export function createTestTab(): Tab {
  const { country, origin, route } = fakePlatform().platform;
  const visit: FirstVisit = {
    composition: {
      id: 'test',
      remotes: {
        'mf-catalogue': giving('mf-catalogue/product-slider'),
        'mf-content': giving('mf-content/blocks'),
        'mf-later': { ...giving('mf-later/note'), roles: { search: 'note' }, fullScreen: ['note'], formerly },
      },
    },
    context: { country, origin, route, signedIn: false },
  };
  const script = Object.assign(document.createElement('script'), { id: 'visit', type: 'application/json' });
  script.textContent = JSON.stringify(visit);
  document.head.append(script);
  const tab = createTab();
  registerFragmentOwner();
  defineFragmentElement(tab);
  return tab;
}

/** What the remotes lend in the tests: a fragment with a heading and a field, that can be broken. */
export const testRemote = browserRemote(
  defineRemote({
    name: 'mf-catalogue',
    pages: {},
    fragments: {
      'product-slider': async () => ({ load: async ({ props }) => props, View: Products }),
      note: async () => ({ load: async ({ props }) => props, View: Products }),
      blocks: async () => ({ load: async () => ({ heading: 'Un autre' }), View: Products }),
    },
    locales: async () => ({ default: {} }),
    uses: [],
  }),
);

function Products({ data }: { data: { heading?: string } }) {
  if (data.heading === 'Broken') throw new Error('a fault of the view');
  return (
    <>
      <h2>{data.heading}</h2>
      <input aria-label="Nom" />
    </>
  );
}
