import {
  personHere,
  readArguments,
  registryOptions,
  registryUsage,
  runCommand,
  withRegistry,
  wrongUse,
} from '../run-command.ts';

const usage = `Takes back what is dated, by its number: it does not go live. What is live already does not end by itself then.

  npm run take-back -- 7 [--why TEXT]

  --why       the reason, for the history

npm run releases lists what is dated, and what could not be done.
${registryUsage}`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({ ...registryOptions, why: { type: 'string', default: '' } });
  const [word = '', ...others] = positionals;
  if (others.length > 0 || !/^[1-9]\d{0,8}$/.test(word)) throw wrongUse('Which one? Name its number');
  await withRegistry(async ({ client }) => {
    const { isLive } = await client.takeBack(Number(word), { by: personHere(values.by), why: values.why });
    console.log(`${word} is taken back: ${isLive ? 'it stays live' : 'it does not go live'}.`);
  }, values);
});
