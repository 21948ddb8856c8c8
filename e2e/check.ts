import { spawnSync } from 'node:child_process';

/** `npm run check`: lint, types, what each remote declares, the documents, and a test for each line of the specification; writes what is generated first. */
const parts = [
  'node shared/build/generate-types.ts',
  'biome check .',
  'tsc -p .',
  'node shared/build/check-remotes.ts',
  'node e2e/documents/check.ts',
];

for (const part of parts) {
  const { status } = spawnSync(part, { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(1);
}
