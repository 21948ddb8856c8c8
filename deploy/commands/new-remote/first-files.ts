import { type Language, languages } from 'shared/i18n';

/**
 * The first files of a remote, by their paths in its folder: one fragment that shows a heading and a text. They import from
 * `kit`, which outside of this repository has another name.
 */
export const firstFiles = (name: string, kit = 'shared'): Record<string, string> => ({
  'contract.ts': `/** What ${name} lends. Props travel as JSON: plain data only. */
export interface Fragments {
  /** A heading and a few words. */
  '${name}/first': { heading: string };
}

export const fragments = { '${name}/first': { major: 1, content: false } } as const;
`,
  'src/remote.ts': `import { defineRemote } from '${kit}/remote';

export default defineRemote({
  name: '${name}',
  pages: {},
  fragments: { first: () => import('./fragments/first/fragment') },
  locales: (language) => import(\`./locales/\${language}.json\`),
  uses: [],
  samples: { fragments: { '${name}/first': [{ heading: '${name}' }] } },
});
`,
  'src/routes.ts': `import type { PageRoutes } from '${kit}/routes';

/** Where its pages are found, by their names in remote.ts. */
export default {} as const satisfies PageRoutes;
`,
  'src/fragments/first/fragment.tsx': `import { useTranslation } from 'react-i18next';
import type { FragmentContext, Loaded } from '${kit}/remote';
import styles from './fragment.module.css';

export const load = async ({ props: { heading } }: FragmentContext<'${name}/first'>) => ({ heading });

/** A heading and a few words. */
export function View({ data: { heading } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      <p>{t('first.text')}</p>
    </section>
  );
}
`,
  'src/fragments/first/fragment.module.css': `.section {
  margin-inline: auto;
  max-inline-size: 44em;
}
`,
  'src/fragments/first/first.test.tsx': `import { screen } from '@testing-library/react';
import { renderFragment } from '${kit}/testing';
import remote from '../../remote.ts';

it('shows its heading, and its text in the language of the page', async () => {
  await renderFragment(remote, '${name}/first', { heading: 'Bonjour' });
  expect(screen.getByRole('heading', { name: 'Bonjour' })).toBeInTheDocument();
  expect(screen.getByText('${firstTexts.fr}')).toBeInTheDocument();
});
`,
  ...Object.fromEntries(
    languages.map((language) => [
      `src/locales/${language}.json`,
      `${JSON.stringify({ first: { text: firstTexts[language] } }, null, 2)}\n`,
    ]),
  ),
});

/** What it says in each language. */
export const firstTexts: Record<Language, string> = {
  fr: 'Ici commence quelque chose de nouveau.',
  nl: 'Hier begint iets nieuws.',
  en: 'Something new begins here.',
  de: 'Hier beginnt etwas Neues.',
};
