import type { Recipe } from '../recipes/recipe.ts';

export const trends = { fr: 'tendances', nl: 'trends', en: 'trends', de: 'wohntrends' };

/**
 * In mf-search: a page, a fragment that its button opens in the overlay, an event that the fragment emits, a state that it
 * sets.
 */
export function addAllThatIsNew({ change, write }: Recipe): void {
  const paths = JSON.stringify(trends);
  change('mf-search/src/routes.ts', '  search: {', `  trends: { name: 'trends', paths: ${paths} },\n  search: {`);
  change('mf-search/contract.ts', '  /** Search as you type', "  'mf-search/trend': object;\n  /** Search as you type");
  change('mf-search/contract.ts', 'fragments = {', "fragments = {\n  'mf-search/trend': { major: 1, content: false },");
  change(
    'mf-search/contract.ts',
    "  'search:submitted': {",
    "  'search:trend-chosen': { wood: string };\n  'search:submitted': {",
  );
  change('mf-search/contract.ts', 'events = {', "events = { 'search:trend-chosen': 1,");
  const kept = "  trends: { major: 1, setBy: ['mf-search'], initial: { last: 'aucun' } },";
  change('mf-search/contract.ts', 'states = {', `states = {\n${kept}`);
  change('mf-search/contract.ts', 'interface States {', 'interface States {\n  trends: { last: string };');
  const remote = 'mf-search/src/remote.ts';
  change(remote, 'pages: {', "pages: { trends: () => import('./pages/trends/page'),");
  change(
    remote,
    "'search-overlay': () =>",
    "trend: () => import('./fragments/trend/fragment'),\n    'search-overlay': () =>",
  );
  change(remote, "'mf-search/search-overlay': [{}]", "'mf-search/search-overlay': [{}], 'mf-search/trend': [{}]");
  change(remote, "sets: ['", "sets: ['state:overlay@1', 'state:trends@1', '");
  change(remote, "emits: ['", "emits: ['search:trend-chosen@1', '");
  change(remote, "'role:search@1',", "'role:search@1',\n    'mf-search/trend@1',");

  write(
    'mf-search/src/pages/trends/page.tsx',
    `import { usePlatform } from 'shared/platform';

export const load = async () => ({ seo: { title: 'Les tendances du bois' } });

export function View() {
  const { bus } = usePlatform();
  const open = () => bus.set('overlay', { open: true, content: 'mf-search/trend' });
  return <><h1>Les tendances du bois</h1><button type="button" onClick={open}>Voir un bois</button></>;
}
`,
  );
  write(
    'mf-search/src/fragments/trend/fragment.tsx',
    `import { usePlatform } from 'shared/platform';

export const load = async () => ({});

export function View() {
  const { bus } = usePlatform();
  const choose = () => {
    bus.emit('search:trend-chosen', { wood: 'chêne' });
    bus.set('trends', { last: 'chêne' });
  };
  return <><h2>Un bois de saison</h2><button type="button" onClick={choose}>Choisir le chêne</button></>;
}
`,
  );
}

/** In mf-contact: its page links to the page of mf-search, opens its fragment, hears its event and reads its state. */
export function takeItUpElsewhere({ change, write }: Recipe): void {
  change(
    'mf-contact/src/remote.ts',
    "'platform:keepTab@1',",
    "'mf-search/trend@1', 'search:trend-chosen@1', 'page:trends@1', 'state:trends@1', 'platform:keepTab@1',",
  );
  change('mf-contact/src/remote.ts', "sets: ['", "sets: ['state:overlay@1', '");
  change('mf-contact/src/pages/contact/page.tsx', '<section ', '<Heard />\n      <section ');
  change(
    'mf-contact/src/pages/contact/page.tsx',
    "import styles from './contact.module.css';",
    "import { Heard } from '../../components/heard.tsx';\nimport styles from './contact.module.css';",
  );
  write(
    'mf-contact/src/components/heard.tsx',
    `import { useEffect, useState } from 'react';
import { useBusState, usePlatform } from 'shared/platform';
import { href } from 'shared/routes';

export function Heard() {
  const { bus, language } = usePlatform();
  const { last } = useBusState('trends');
  const [wood, setWood] = useState('');
  useEffect(() => {
    const heard = bus.on('search:trend-chosen').subscribe(({ wood }) => setWood(wood));
    return () => heard.unsubscribe();
  }, [bus]);
  const open = () => bus.set('overlay', { open: true, content: 'mf-search/trend' });
  return (
    <>
      <a href={href('trends', language)}>Les tendances</a>
      <button type="button" onClick={open}>Choisir un bois</button>
      <p>Bois choisi : {wood || 'aucun'}</p>
      <p>Dernier bois : {last}</p>
    </>
  );
}
`,
  );
}
