import assert from 'node:assert/strict';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '../database/testing.ts';
import { type RegistryClient, registryClient, sendInto } from '../registry/client.ts';
import { captchaProofHeader } from '../tokens/captcha-proof.ts';
import { signAnonymous, signUser } from '../tokens/tokens.ts';
import { buildContentApi, type ContentApiSettings } from './app.ts';
import type { BrandContent } from './content.ts';
import type { Letterhead, Reader } from './mail/letterhead.ts';
import type { Mail, Mailer } from './mail/mailer.ts';
import { account, accountSession, brand, product, productType } from './tables.ts';

/** A content API on an empty database of its own, for tests. */

export const serviceSecret = 'a secret that is long enough to sign tokens with';
export const siteUrl = 'https://www.rivelle.example';
export const registryToken = 'a-token-that-is-long-enough-to-guard-the-registry';

export interface Call {
  variables?: Record<string, unknown>;
  /** The `accept-language` header; French unless said otherwise. */
  language?: string;
  /** The bearer token; an anonymous one unless said otherwise. */
  token?: string;
  /** The visitor's network address. */
  address?: string;
  /** The host of the page; the catch-all unless said otherwise. */
  host?: string;
  /** The proof of a captcha. */
  captchaProof?: string;
  /** The idempotency key. */
  key?: string;
}

export interface Answer {
  data?: unknown;
  errors: { message: string; code: string; extensions: Record<string, unknown> }[];
}

/** The brand of tests that look at what is said of it. */
export const testBrand: BrandContent = {
  name: 'Rivelle',
  tagline: { fr: 'Meubles de salle de bains' },
  description: { fr: 'Meubles' },
  hosts: { fr: 'www.rivelle.fr', be: 'www.rivelle.be' },
  contactMailTo: 'contact@rivelle.example',
};

/** What it has around its letters. */
export const testLetterhead = async ({ language }: Reader): Promise<Letterhead> => ({
  locale: language,
  site: siteUrl,
  home: `${siteUrl}/${language}`,
  name: testBrand.name,
  tagline: { text: '' },
  address: { text: '' },
  legal: { text: '' },
  help: siteUrl,
});

/** Makes it that of a database. */
export const writeTestBrand = (db: TestDatabase['db']) => db.insert(brand).values({ id: 'brand', ...testBrand });

let addresses = 0;

/** A network address that no test of this file has had: the limits of one do not reach the next. */
export function ownAddress(): string {
  addresses += 1;
  return `203.0.113.${addresses}`;
}

/** The token of a session that starts now, without the password. */
export async function tokenOf({ db }: Pick<TestContentApi, 'db'>, { id, uid }: { id: string; uid: number }) {
  const [session] = await db.insert(accountSession).values({ accountId: id }).returning();
  return signUser(serviceSecret, { sub: id, uid, sid: session?.id });
}

export interface TestContentApi {
  app: FastifyInstance;
  db: TestDatabase['db'];
  /** What left by mail. */
  mails: Mail[];
  send(query: string, call?: Call): Promise<Answer>;
  /** The data of an operation that has to succeed, in the shape that the test expects. */
  ask<Data>(shape: z.ZodType<Data>, query: string, call?: Call): Promise<Data>;
  /** The code of the first error of an operation that has to fail. */
  codeOf(query: string, call?: Call): Promise<string>;
  /** Its registry, for the holder of this token; the admin's where none is named. */
  registry(token?: string): RegistryClient;
  close(): Promise<void>;
}

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z
        .object({ message: z.string(), extensions: z.looseObject({ code: z.string() }) })
        .transform((error) => ({ ...error, code: error.extensions.code })),
    )
    .default([]),
});

/** A content API without a port over a database of its own, empty unless another one is opened, with the mails that it sends. */
export async function startTestContentApi(
  settings: Partial<ContentApiSettings> = {},
  open: () => Promise<TestDatabase> = openTestDatabase,
): Promise<TestContentApi> {
  const database = await open();
  const mails: Mail[] = [];
  const mailer: Mailer = {
    close: () => undefined,
    send: async (mail) => {
      mails.push(mail);
    },
  };
  const mail = { mailer, siteUrl };
  const app = await buildContentApi({ serviceSecret, registryToken, mail, ...settings }, database.db);

  async function send(query: string, call: Call = {}): Promise<Answer> {
    const {
      variables,
      language = 'fr',
      token = await signAnonymous(serviceSecret),
      address,
      host,
      captchaProof,
      key,
    } = call;
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'accept-language': language,
        authorization: `Bearer ${token}`,
        ...(address && { 'x-forwarded-for': address }),
        ...(host && { 'x-forwarded-host': host }),
        ...(captchaProof && { [captchaProofHeader]: captchaProof }),
        ...(key && { 'idempotency-key': key }),
      },
      payload: { query, variables },
    });
    return answerSchema.parse(response.json());
  }

  return {
    app,
    db: database.db,
    mails,
    send,
    async ask(shape, query, call) {
      const { data, errors } = await send(query, call);
      if (errors.length) throw new Error(JSON.stringify(errors));
      return shape.parse(data);
    },
    async codeOf(query, call) {
      const { errors } = await send(query, call);
      return errors[0]?.code ?? 'it succeeded';
    },
    registry: (token = registryToken) => registryClient(sendInto(app), token),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

const picture = { url: '/pictures/a.svg', width: 10, height: 10, alt: { fr: 'Une pièce' } };

/** A product with the required columns only. */
export const bareProduct = (uid: string, position: number) => ({
  uid,
  slug: uid.toLowerCase(),
  position,
  heading: { fr: uid },
  description: { fr: '' },
  colorScheme: 'light',
  productType: 'Miroir',
  colorFamilies: [],
  materialValues: [],
  materials: [],
  documents: {},
  shades: [],
  handles: [],
  washbasins: [],
  heroDesktop: picture,
  heroMobile: picture,
  card: picture,
});

/** Somebody with an account, and a catalogue to choose from, for tests of lists. */

export interface Member {
  id: string;
  token: string;
}

type Store = Pick<TestContentApi, 'db'>;

/** Makes an account, signed in. */
export async function newMember({ db }: Store): Promise<Member> {
  const email = `${crypto.randomUUID()}@example.org`;
  const [row] = await db.insert(account).values({ email, passwordHash: '' }).returning();
  assert.ok(row);
  return { id: row.id, token: await tokenOf({ db }, row) };
}

/** Puts mirrors `P-0`, `P-1` … into the catalogue. */
export async function fillCatalogue({ db }: Store, count: number): Promise<void> {
  await db.insert(productType).values({ value: 'Miroir', name: { fr: 'Miroir' }, position: 1 });
  await db.insert(product).values(Array.from({ length: count }, (_, index) => bareProduct(`P-${index}`, index)));
}
