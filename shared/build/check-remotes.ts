import { join } from 'node:path';
import { givenBy, type RemoteDefinition } from '../remote/definition.ts';
import { routesOf } from './collect-declared.ts';
import { applications, folderOf } from './index.ts';
import { undeclaredIn } from './undeclared.ts';

// What the build would say of the `src/remote.ts` of each application, without a build: `npm run check` runs this.
for (const name of applications) {
  const { default: definition }: { default: RemoteDefinition } = await import(join(folderOf(name), 'src/remote.ts'));
  const undeclared = undeclaredIn(name, givenBy(definition), await routesOf(name));
  for (const one of undeclared) console.error(`${name}/src/remote.ts: ${one}`);
  if (undeclared.length > 0) process.exitCode = 1;
}
