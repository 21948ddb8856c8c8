import { applications } from 'shared/build';
import { libraryModules } from 'shared/release';
import { z } from 'zod';
import type { AccessToken } from '../../registry/access/contract.ts';
import { tokenRoles } from '../../registry/access/roles.ts';
import {
  personHere,
  readArguments,
  registryOptions,
  registryUsage,
  remoteAnywhere,
  runCommand,
  withRegistry,
  wrongUse,
} from '../run-command.ts';
import { columns } from '../say.ts';
import { addKey, publicHalf, releaseKeysFile, revokeKey } from './signing-keys.ts';

const usage = `Makes, lists and revokes the tokens with which people change what is live.

  npm run tokens -- create --role team --remote mf-search [--remote …] --name "Team Search" [--days 90] [--signing-key FILE]
  npm run tokens -- create --role ops --name "Olga Petit"
  npm run tokens -- list
  npm run tokens -- revoke 0123456789ab [--why TEXT]
  npm run tokens -- revoke 0123456789abcdef [--keep]      # a signing key, by its id

  --role      team: publishes and releases its own remotes; platform: the libraries that pages share; ops: changes what is
              live anywhere; qa: makes QA links; content: imports, removes and puts back content
  --remote    what a team may release
  --name      the holder, as the history shall name them
  --days      how long it lasts; otherwise as long as the setting TOKEN_DAYS says, 90 days unless ops have changed it
  --signing-key   the file of the holder's key: its public half goes into the file RELEASE_KEYS, so that releases of its remotes
              have to be signed; made where there is none, for its holder (RELEASE_SIGNING_KEY names it to npm run release)
  --keep      what was signed with the key that is revoked counts on
  --why       the reason, for the history
${registryUsage}`;

const signingKeyId = /^[0-9a-f]{16}$/;
const roleSchema = z.enum(tokenRoles, `--role is one of ${tokenRoles.join(', ')}`);
const daysText = '--days is a whole number from 1 to 3650';
const daysSchema = z.coerce.number(daysText).int(daysText).min(1, daysText).max(3650, daysText).optional();

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({
    ...registryOptions,
    role: { type: 'string' },
    remote: { type: 'string', multiple: true, default: [] },
    name: { type: 'string' },
    days: { type: 'string' },
    'signing-key': { type: 'string' },
    keep: { type: 'boolean', default: false },
    why: { type: 'string', default: '' },
  });
  const [action, id, ...others] = positionals;
  const by = personHere(values.by);
  if (others.length) throw wrongUse(`What is ${others.join(' ')}?`);

  if (action === 'create' && id === undefined) {
    const { name, remote: remotes, why } = values;
    const [role, days] = [given(roleSchema, values.role), given(daysSchema, values.days)];
    if (!name) throw wrongUse('Whose token is it? --name "Team Search"');
    for (const remote of remotes) remoteAnywhere(remote, applications);
    const keyFile = values['signing-key'];
    const signed = role === 'team' ? remotes : role === 'platform' ? Object.keys(libraryModules) : ['*'];
    if (keyFile && !['team', 'platform', 'ops'].includes(role))
      throw wrongUse(`A token of the role ${role} releases nothing: leave --signing-key out`);
    await withRegistry(async ({ client }) => {
      const token = await client.createToken({ name, role, remotes, days, by, why });
      console.log(token.secret);
      const ends = token.expiresAt ? ` It ends on ${token.expiresAt.slice(0, 10)}.` : '';
      console.error(`\nThis is the token ${token.id} of ${name}. It is shown this once: keep it as a password.${ends}`);
      if (keyFile)
        for (const line of await addKey(client, releaseKeysFile(values.site), {
          holder: name,
          public: publicHalf(keyFile),
          remotes: signed,
        }))
          console.error(line);
    }, values);
  } else if (action === 'list' && id === undefined)
    await withRegistry(async ({ client }) => console.log(listed(await client.tokens())), values);
  else if (action === 'revoke' && id !== undefined && signingKeyId.test(id))
    await withRegistry(async ({ client }) => {
      for (const line of await revokeKey(client, releaseKeysFile(values.site), id, values.keep)) console.log(line);
    }, values);
  else if (action === 'revoke' && id !== undefined)
    await withRegistry(async ({ client }) => {
      const { name } = await client.revokeToken(id, { by, why: values.why });
      console.log(`The token ${id} of ${name} is refused from now on.`);
    }, values);
  else throw wrongUse('What shall be done: create, list, or revoke with an id?');
});

function given<Value>(schema: z.ZodType<Value>, text: string | undefined): Value {
  const result = schema.safeParse(text);
  if (!result.success) throw wrongUse(result.error.issues.map(({ message }) => message).join('; '));
  return result.data;
}

function listed(tokens: AccessToken[]): string {
  const day = (iso: string | null) => iso?.slice(0, 10) ?? '-';
  return columns(
    ['id', 'holder', 'role', 'remotes', 'made', 'by', 'last used', 'ends', 'revoked'],
    tokens.map((token) => [
      token.id,
      token.name,
      token.role,
      token.remotes.join(', ') || 'all',
      day(token.createdAt),
      token.createdBy,
      day(token.lastUsedAt),
      day(token.expiresAt),
      day(token.revokedAt),
    ]),
  );
}
