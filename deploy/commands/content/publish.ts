import { numberOf } from '../release/roll-back-content.ts';
import {
  personHere,
  readArguments,
  registryOptions,
  registryUsage,
  runCommand,
  withRegistry,
  wrongUse,
} from '../run-command.ts';
import { sayChanged } from './say-changed.ts';

const usage = `Makes a preview of content live, as it was looked at. Rows that somebody has changed since it was staged are named, and nothing goes live then.

  npm run content:publish -- 42 [--why TEXT] [--force]

  --force     puts the preview over what others have changed since
  --why       the reason, for the history; otherwise the one that the preview was staged with
${registryUsage}

  npm run content:import -- FILE --preview stages one; npm run releases -- content lists them.`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({
    ...registryOptions,
    why: { type: 'string', default: '' },
    force: { type: 'boolean', default: false },
  });
  const [word, ...more] = positionals;
  const number = numberOf('What is named', word);
  if (number === undefined || more.length > 0) throw wrongUse('Name one preview by its number: content:publish -- 42');
  const { why, force, by } = values;
  await withRegistry(async (registry) => {
    const changed = await registry.client.publishContent({ number, why, force, by: personHere(by) });
    sayChanged(registry, changed, `Published: preview ${number}`);
  }, values);
});
