import { documents, isFile, isProduct, isTest, read, sources } from './repository.ts';

const settings = 'docs/settings.md';

const serverSources = sources.filter((path) => path.startsWith('deploy/') && isProduct(path));

const found = (paths: readonly string[], pattern: RegExp): Map<string, string> =>
  new Map(paths.flatMap((path) => [...read(path).matchAll(pattern)].map(([, name = '']) => [name, path])));

/** Every setting that a server reads is described, and every described one is read. */
export function unlikeSettings(): string[] {
  const described = new Set(
    [...read(settings).matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z_]+/g) ?? []),
  );
  const isRead = new Map([
    ...found(['deploy/settings/variables.ts'], /^ {2}([A-Z][A-Z_]+): (?!true)/gm),
    ...found(serverSources, /process\.env\.(?!PATH\b)([A-Z_]+)/g),
  ]);
  return [
    ...[...isRead]
      .filter(([name]) => !described.has(name))
      .map(([name, path]) => `${path}: ${name} is not in ${settings}`),
    ...[...described].filter((name) => !isRead.has(name)).map((name) => `${settings}: no server reads ${name}`),
  ];
}

/** Every metric that documents name is measured. */
export function unknownMetrics(): string[] {
  const code = serverSources.map(read).join('\n');
  return [...found(documents, /`(site_\w+)`/g)]
    .filter(([name]) => !code.includes(name))
    .map(([name, path]) => `${path}: no server measures ${name}`);
}

/** Every function or table that a document names after its file, as `countries.ts`, `countryOfHost`, is in that file. */
export function namesInOtherFiles(): string[] {
  return documents.flatMap((path) =>
    [...read(path).matchAll(/`([\w./-]+\.tsx?)`, `([a-z]\w*)`/gi)]
      .filter(
        ([, file = '', name = '']) => !filesNamed(file).some((one) => new RegExp(`\\b${name}\\b`).test(read(one))),
      )
      .map(([, file, name]) => `${path}: ${file} has no ${name}`),
  );
}

const filesNamed = (name: string): string[] => sources.filter((path) => path === name || path.endsWith(`/${name}`));

/** Every script that a source tells people to run is there. */
export function unknownScripts(): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  return [
    ...found(
      sources.filter((path) => !isTest(path) && isFile(path)),
      /npm run (?:--silent )?([a-z][\w:-]*)/g,
    ),
  ]
    .filter(([name]) => !(name in scripts))
    .map(([name, path]) => `${path}: there is no script ${name} in package.json`);
}
