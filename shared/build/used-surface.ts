import { readFileSync } from 'node:fs';
import { eventContracts } from '../bus/topics.ts';
import { fragmentContracts } from '../fragments/contracts.ts';
import { platformCapabilities } from '../platform/capabilities.ts';
import { filesOf } from './applications.ts';

const isProduct = (path: string): boolean =>
  !/\.test\.tsx?$|\.generated\.ts$|testing|under-test|\/src\/remote\.ts$/.test(path);

/** What functions of shared/platform use for whoever calls them. */
const callsThatUse = {
  addToList: ['mf-account/login-popin', 'mf-account/save-popin'],
  openSearch: ['mf-search/search-overlay'],
} as const;

/** What the sources of an application use of others and emit, with the majors of today. */
export function usedIn(application: string): { uses: string[]; emits: string[] } {
  const texts = filesOf(application, 'src/**/*.{ts,tsx}')
    .filter(isProduct)
    .map((path) => readFileSync(path, 'utf8'));
  const found = texts.map(usedInText);
  return { uses: found.flatMap(({ uses }) => uses), emits: found.flatMap(({ emits }) => emits) };
}

/** The same for one source file. */
export function usedInText(text: string): { uses: string[]; emits: string[] } {
  const uses: string[] = [];
  for (const [fragment, { major }] of Object.entries(fragmentContracts))
    if (new RegExp(`(?:of=|content: .*)["']${fragment}["']`).test(text)) uses.push(`${fragment}@${major}`);
  for (const [call, fragments] of Object.entries(callsThatUse))
    if (text.includes(`${call}(`)) uses.push(...fragments.map((name) => `${name}@${fragmentContracts[name].major}`));
  for (const [capability, major] of Object.entries(platformCapabilities))
    if (usesCapability(text, capability)) uses.push(`platform:${capability}@${major}`);
  const emits: string[] = [];
  for (const [event, major] of Object.entries(eventContracts)) {
    if (text.includes(`.on('${event}'`)) uses.push(`${event}@${major}`);
    if (text.includes(`.emit('${event}'`)) emits.push(`${event}@${major}`);
  }
  return { uses, emits };
}

/** As `platform.enter`, `{ enter } = usePlatform()`, `({ enter }: Platform)` or `Pick<Platform, 'enter'>`. */
const usesCapability = (text: string, name: string): boolean =>
  [
    String.raw`\bplatform\??\.${name}\b`,
    String.raw`\{[^{}]*\b${name}\b[^{}]*\}\s*(?:=\s*(?:usePlatform\(\)|platform\b)|:\s*(?:Pick<)?Platform\b)`,
    String.raw`\bPick<Platform,[^>]*'${name}'`,
  ].some((pattern) => new RegExp(pattern).test(text));

/** What a list lacks of what was found in the sources, and what it names though nothing in them needs it. */
export function differenceOf(list: string, declared: readonly string[], found: readonly string[]): string[] {
  const missing = [...new Set(found)].filter((contract) => !declared.includes(contract));
  const idle = declared.filter((contract) => !found.includes(contract));
  return [
    ...missing.map((contract) => `'${contract}' is missing in ${list}`),
    ...idle.map((contract) => `'${contract}' is in ${list}, but nothing needs it`),
  ];
}
