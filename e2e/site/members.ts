import { randomBytes, randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { z } from 'zod';
import { installationSecrets } from '../../deploy/settings/secrets.ts';
import { signAnonymous } from '../../deploy/tokens/tokens.ts';
import { at, site } from './sites.ts';

const answerSchema = z.object({ data: z.unknown(), errors: z.array(z.object({ message: z.string() })).optional() });

/** Somebody with an account of the site that the journeys visit. */
export interface Member {
  email: string;
  token: string;
  /** Asks the content system in the member's name; throws where it refuses. */
  ask<Data>(shape: z.ZodType<Data>, query: string, variables?: object): Promise<Data>;
}

/** That of every new member. */
export const firstPassword = 'un mot de passe';

/** The token of a session that starts now, as on another device. */
export async function newSession(email: string, password = firstPassword, on: Place = site): Promise<string> {
  const { login } = await askAnonymously(
    on,
    z.object({ login: z.object({ token: z.string() }) }),
    'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }',
    { email, password },
  );
  return login.token;
}

/** Makes an account. */
export async function newMember(on: Place = site): Promise<Member> {
  const email = `${randomUUID()}@example.org`;
  await askAnonymously(
    on,
    z.unknown(),
    'mutation($email: String!, $password: String!) { createAccount(email: $email, password: $password) { id } }',
    { email, password: firstPassword },
  );
  const token = await newSession(email, firstPassword, on);
  return { email, token, ask: (shape, query, variables) => askAs(on, token, shape, query, variables) };
}

/** Gives a browser the cookies of a member who has signed in. */
export async function signedInAs(context: BrowserContext, { token }: Member, country = 'fr'): Promise<void> {
  const url = at(country, '/');
  await context.addCookies([
    { name: 'authToken', value: token, url, httpOnly: true, sameSite: 'Lax' },
    { name: 'signedIn', value: '1', url, sameSite: 'Lax' },
  ]);
}

/** A site that runs here. */
type Place = Pick<typeof site, 'port' | 'dataDir'>;

const askAnonymously = async <Data>(on: Place, shape: z.ZodType<Data>, query: string, variables: object) =>
  askAs(on, await signAnonymous(installationSecrets(on.dataDir).SERVICE_SECRET), shape, query, variables);

/** Asks the content system of a site in the name of a token's owner; throws where it refuses. */
export async function askAs<Data>(
  { port }: Place,
  token: string,
  shape: z.ZodType<Data>,
  query: string,
  variables = {},
): Promise<Data> {
  const answer = await fetch(`http://127.0.0.1:${port + 1}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'accept-language': 'fr',
      // Each from an address of its own: the limits of visitors are not what the journeys are about.
      'x-forwarded-for': `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`,
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = answerSchema.parse(await answer.json());
  if (errors?.[0]) throw new Error(errors[0].message);
  return shape.parse(data);
}
