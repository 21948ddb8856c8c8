import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { repository } from 'shared/build';
import { readArguments, runCommand, wrongUse } from '../run-command.ts';
import { addRemote } from './add-remote.ts';

const usage = `Makes a new remote: its folder with a first fragment, its workflow, and its place in the lists of this repository.

  npm run new-remote -- mf-reviews [--team reviews]

  --team  who reviews its changes, as CODEOWNERS names teams; otherwise the name after mf-`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({ team: { type: 'string' } });
  const [name, ...others] = positionals;
  if (!name || others.length) throw wrongUse('One name, as mf-reviews');
  const files = addRemote(repository, name, values.team);
  execFileSync(process.execPath, [join(repository, 'shared/build/generate-types.ts')], { stdio: 'inherit' });
  console.log(`${files.map((file) => `  ${file}`).join('\n')}

Next: npm install, npm run check, npm test -w ${name}, npm run dev -- ${name}. Then a token for its team:
npm run tokens -- create --role team --remote ${name} --name "Team ${values.team ?? name.slice(3)}", and npm run release -- ${name}.`);
});
