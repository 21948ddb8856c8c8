import { readOptions, runCommand, wrongUse } from '../../deploy/commands/run-command.ts';
import { demonstration } from '../../deploy/start/brand-folder.ts';
import { openMails } from './mails-server.ts';

const usage = `Shows every kind of mail in a browser, in all languages, 600 and 320 pixels wide, in both lights and as plain text.

  npm run mails [-- --port 8470] [--brand FOLDER]

  --brand    the folder of a brand's content and pictures, in place of the demonstration (docs/content.md)`;

await runCommand(usage, async () => {
  const { port, brand } = readOptions({
    port: { type: 'string', default: '8470' },
    brand: { type: 'string', default: demonstration },
  });
  if (!/^\d{2,5}$/.test(port)) throw wrongUse(`There is no port ${port}`);
  await openMails(brand, Number(port));
  console.log(`The mails are at http://localhost:${port}; Ctrl-C closes them.`);
});
