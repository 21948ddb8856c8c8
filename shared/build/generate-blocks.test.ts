import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockContentTypes, generateBlockViews, viewsIn } from './generate-blocks.ts';

function folderWith(...blocks: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'blocks-'));
  for (const block of blocks) mkdirSync(join(folder, block), { recursive: true });
  return folder;
}

test('each group draws the blocks of its folders, and those that pages begin with are fetched with no group', () => {
  const files = viewsIn(folderWith('opening/Hero', 'editorial/Quote'), ['Hero', 'Quote']);
  const [editorial, opening, groups] = files.map(({ text }) => text);
  expect(editorial).toMatch(/case 'Quote':\n\s+return <Quote /);
  expect(opening).toMatch(/case 'Hero':\n\s+return <Hero /);
  expect(groups).toMatch(/Quote: 'editorial'/);
  expect(groups).not.toMatch(/Hero/);
});

test('a block of the schema that nobody draws stops the build, and so does a view of no block', () => {
  expect(() => viewsIn(folderWith('opening/Hero'), ['Hero', 'Quote'])).toThrow(/has Quote: one folder of/);
  expect(() => viewsIn(folderWith('opening/Hero', 'editorial/Hero'), ['Hero'])).toThrow(/has Hero: one folder of/);
  expect(() => viewsIn(folderWith('opening/Hero', 'editorial/Quote'), ['Hero'])).toThrow(/draws Quote, which/);
});

test('an application without blocks has nothing to draw them', () => {
  expect(generateBlockViews('mf-search')).toEqual([]);
  expect(generateBlockViews('mf-content').map(({ filename }) => filename)).toContainEqual(
    expect.stringMatching(/mf-content\/src\/fragments\/blocks\/groups\.generated\.ts$/),
  );
});

test('what is stored of a block has its type, what is required, and lists; what is derived is not stored', () => {
  const types = blockContentTypes();
  const line = (name: string) => types.split('\n').find((one) => one.startsWith(`export type Stored${name} =`));
  expect(line('Diaporama')).toBe(
    "export type StoredDiaporama = { type: 'Diaporama'; color?: string; images: Picture[] };",
  );
  expect(line('EditoTwoThird')).toBe(
    "export type StoredEditoTwoThird = { type: 'EditoTwoThird'; reverse?: boolean; heading: Localised; text: Localised; image: HotspotPicture };",
  );
  expect(line('Accordion')).toBe("export type StoredAccordion = { type: 'Accordion'; items: StoredAccordionItem[] };");
  expect(line('AccordionItem')).not.toContain('type:');
  expect(types).toContain('  | StoredDiaporama\n');
  expect(types).not.toContain('  | StoredAccordionItem');
  expect(types).toContain(
    "import type { DocumentContent, HotspotPicture, LinkContent, Picture, Localised } from './content.ts';",
  );
});
