import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../../deploy/testing/seeded.ts';
import { type Mutant, mutantsOf, mutated } from './mutants.ts';
import { roomOf } from './related-tests.ts';

export interface Sample {
  file: string;
  mutant: Mutant;
}

const rooms = ['deploy/**', 'shared/**', 'shell/src/**', 'mf-*/src/**'];
const isCode = (file: string) =>
  !/\.test\.|\.spec\.|\.generated\.|\.d\.ts$|testing|node_modules|^deploy\/demo/.test(file);

/** Changes of the code of these folders, of all without one: as many of each room as of any other. */
export function sampleOf(
  repository: string,
  folders: readonly string[],
  { count, seed }: { count: number; seed: number },
): Sample[] {
  const random = seeded(seed);
  const patterns = folders.length > 0 ? folders.map((folder) => `${folder}/**`) : rooms;
  const files = globSync(
    patterns.map((pattern) => `${pattern}/*.{ts,tsx}`),
    { cwd: repository, exclude: (name) => name === 'node_modules' },
  );
  const queues = [...Map.groupBy(files.filter(isCode).sort(), roomOf).values()].map((ofRoom) =>
    shuffled(
      ofRoom.flatMap((file) =>
        mutantsOf(readFileSync(join(repository, file), 'utf8')).map((mutant) => ({ file, mutant })),
      ),
      random,
    ),
  );
  const samples: Sample[] = [];
  while (samples.length < count && queues.some((queue) => queue.length > 0))
    for (const queue of queues) {
      const next = queue.pop();
      if (next && samples.length < count) samples.push(next);
    }
  return samples;
}

/** Those that TypeScript takes: each is written beside its file, where nobody imports it, and all are checked at once. */
export async function thoseThatCompile(copy: string, samples: readonly Sample[]): Promise<Sample[]> {
  const written = samples.map((sample, index) => {
    const path = sample.file.replace(/\.(tsx?)$/, `.changed-${index}.$1`);
    writeFileSync(join(copy, path), mutated(readFileSync(join(copy, sample.file), 'utf8'), sample.mutant));
    return { sample, path };
  });
  const config = join(copy, 'tsconfig.changed.json');
  const compilerOptions = { noUnusedLocals: false, noUnusedParameters: false, incremental: false };
  const include = ['**/*.d.ts', '**/*.changed-*'];
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', compilerOptions, include }));
  const found = await new Promise<string>((resolve) => {
    execFile(join(copy, 'node_modules/.bin/tsc'), ['-p', config, '--pretty', 'false'], { cwd: copy }, (_, stdout) =>
      resolve(stdout),
    );
  });
  for (const { path } of written) rmSync(join(copy, path));
  return written.filter(({ path }) => !found.includes(`${path}(`)).map(({ sample }) => sample);
}

function shuffled<Item>(items: Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}
