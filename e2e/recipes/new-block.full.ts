import { expect, test } from '@playwright/test';
import { beginRecipe } from './recipe.ts';
import { startSiteOfCopy } from './site-of-copy.ts';

const folder = 'mf-content/src/fragments/blocks/editorial/Citation';
const sample = {
  type: 'Citation',
  text: { fr: '<p>Le bois <strong>vit</strong>.</p><script>x()</script>' },
  author: { fr: 'Anne' },
};

test('a block is its type in the schema and one folder: an import takes it, the page shows it, sanitised', async () => {
  test.setTimeout(30 * 60_000);
  const { copy, read, write, change, run, remove } = beginRecipe();
  // 1. Its type, and its name in the union.
  change('shared/schema/blocks.graphql', '  | CmsContent\n', '  | Citation\n  | CmsContent\n');
  change(
    'shared/schema/blocks.graphql',
    'type EditoSimple {',
    'type Citation {\n  text: SafeHtml!\n  textLanguage: String\n  author: String!\n  authorLanguage: String\n}\n\ntype EditoSimple {',
  );
  // A type that nobody draws stops the build.
  expect(() => run('shared/build/generate-types.ts')).toThrow(/Citation/);
  // 2. One folder: its view, its fields, its styles, a test and a sample.
  write(
    `${folder}/Citation.tsx`,
    `import { RichText } from 'shared/ui';
import type { CitationFragment } from './Citation.generated.ts';
import styles from './Citation.module.css';

/** What somebody said. */
export function Citation({ block: { text, textLanguage, author, authorLanguage } }: { block: CitationFragment }) {
  return (
    <figure className={styles.citation}>
      <RichText html={text} lang={textLanguage} />
      <figcaption lang={authorLanguage ?? undefined}>{author}</figcaption>
    </figure>
  );
}
`,
  );
  write(
    `${folder}/Citation.graphql`,
    'fragment Citation on Citation {\n  text\n  textLanguage\n  author\n  authorLanguage\n}\n',
  );
  write(`${folder}/Citation.module.css`, '.citation {\n  padding-inline: var(--page-inset);\n}\n');
  write(
    `${folder}/Citation.test.tsx`,
    `import { screen } from '@testing-library/react';
import { renderBlocks } from '../../../../testing/render-blocks.ts';

it('says who said what', async () => {
  await renderBlocks([{ __typename: 'Citation', text: '<p>Le bois vit.</p>', author: 'Anne' }]);
  expect(screen.getByRole('figure')).toHaveTextContent('Le bois vit.Anne');
});
`,
  );
  write(`${folder}/sample.json`, JSON.stringify(sample));
  run('shared/build/generate-types.ts');
  run('node_modules/jest/bin/jest.js', '--config', 'shared/build/jest.config.js', folder);
  expect(read('deploy/content-api/block-content.generated.ts')).toContain('Citation');

  const site = await startSiteOfCopy(copy);
  try {
    const page = { path: '/page/citation', seo: { title: { fr: 'Une citation' } }, blocks: [sample] };
    write('pages.json', JSON.stringify([page]));
    await site.command('content/import.ts', 'pages.json');
    await expect.poll(async () => (await site.read('fr', '/fr/citation')).text).toContain('<strong>vit</strong>');
    const { text } = await site.read('fr', '/fr/citation');
    expect(text).toMatch(/<figcaption[^>]*>Anne<\/figcaption>/);
    expect(text).not.toContain('x()');
  } finally {
    await site.close();
    remove();
  }
});
