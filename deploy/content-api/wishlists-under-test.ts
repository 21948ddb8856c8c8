import assert from 'node:assert/strict';
import { bareProduct } from './product-under-test.ts';
import { account, product, productType } from './tables.ts';
import { type TestContentApi, tokenOf } from './testing.ts';

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
