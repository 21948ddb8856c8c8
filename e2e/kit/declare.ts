import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from 'shared/build';

const manifest: { version: string; exports: Record<string, string | { types: string }> } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'package/package.json'), 'utf8'),
);

/** The modules that a team imports, by their names in the package, each with the file of this repository. */
export const publicModules: [name: string, file: string][] = Object.entries(manifest.exports).flatMap(
  ([name, target]): [string, string][] => {
    const file = typeof target === 'string' ? target : target.types;
    return /\.(?:d\.ts|js)$/.test(file) ? [[name, file.replace(/(?:\.d\.ts|\.js)$/, '.ts')]] : [];
  },
);

/** Writes the types of the public modules into `folder`, in the places of their files. */
export function declareTypes(folder: string): void {
  const project = join(folder, 'declare.json');
  const files = [...publicModules.map(([, file]) => file), 'shared/testing/setup.ts', 'shared/modules.d.ts'];
  const own = {
    extends: join(repository, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: null,
      declaration: true,
      // Lint and types are held elsewhere.
      noCheck: true,
      types: ['node'],
      emitDeclarationOnly: true,
      rootDir: repository,
      outDir: folder,
    },
    files: files.map((file) => join(repository, file)),
    include: [],
  };
  writeFileSync(project, JSON.stringify(own));
  execFileSync(process.execPath, [join(repository, 'node_modules/typescript/bin/tsc'), '-p', project], {
    cwd: repository,
    stdio: 'inherit',
  });
  rmSync(project);
  for (const path of globSync(join(folder, 'shared/**/*.d.ts'))) {
    const text = readFileSync(path, 'utf8');
    const written = text
      // In the place of these a team has those of what is live.
      .replace(/(['"])(?:\.\.\/)+contracts\/index\.ts\1/g, "'@site/kit/contracts'")
      // By these the linter of a team finds what is deprecated.
      .replace(/(?<=(?:from |import\()(['"])\.[^'"]+)\.tsx?(?=\1)/g, '.js');
    writeFileSync(path, written);
  }
}

/** The deprecations among the types in `folder` that do not say since which version of the kit, and what to use instead. */
export function unclearDeprecations(folder: string): string[] {
  return typeFiles(folder).flatMap((file) => {
    const notes = readFileSync(join(folder, file), 'utf8').match(/@deprecated[^\n*]*/g) ?? [];
    return notes.filter((note) => !/^@deprecated since \d+\.\d+: use \S/.test(note)).map((note) => `${file}: ${note}`);
  });
}

/** What the types in `folder` promise teams, without what is said about them unless it deprecates: a change of it is one of the kit. */
export function apiText(folder: string): string {
  const modules = publicModules.map(([name, file]) => `${name.replace('.', '@site/kit')}  ${file}`);
  const texts = typeFiles(folder).map((file) => {
    const text = readFileSync(join(folder, file), 'utf8').replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, (comment) =>
      comment.includes('@deprecated') ? comment : '',
    );
    return `--- ${file}\n${text}`;
  });
  return `@site/kit ${manifest.version}\n\n${modules.join('\n')}\n\n${texts.join('\n')}`;
}

const typeFiles = (folder: string): string[] =>
  globSync('shared/**/*.d.ts', { cwd: folder, exclude: ['shared/contracts/**', 'shared/modules.d.ts'] }).sort();
