import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { isSignedBy, publicTextOf, type Signature, signatureSchema, signText } from '../../tokens/signatures.ts';
import { everyCountry, type LiveRemote, type LiveVersions } from '../contract.ts';

/** What one country, or `*`, has of its own for one remote, as visitors see it; without a version it follows `*`. */
const entrySchema = z.object({
  version: z.string().nullable(),
  candidate: z.object({ version: z.string(), percent: z.number() }).optional(),
});
export type LiveEntry = z.infer<typeof entrySchema>;

/** What is live and what was withdrawn, as the registry has signed it after a change. */
export const statementSchema = z.object({
  /** Which database it is of: each has numbers of its own. */
  of: z.string(),
  /** It rises with every change: what has a lower one is over. */
  number: z.number().int().positive(),
  /** By country, or `*`, and remote. */
  live: z.record(z.string(), z.record(z.string(), entrySchema)),
  /** The versions that a person or the registry has rolled back there, and nobody has made live since. */
  withdrawn: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
});
export type Statement = z.infer<typeof statementSchema>;

/** A statement as it travels: the text that was signed. */
export const signedStatementSchema = z.object({ text: z.string(), signature: signatureSchema });
export type SignedStatement = { text: string; signature: Signature };

/** Signs a statement. */
export function signStatement(statement: Statement, key: KeyObject): SignedStatement {
  const text = JSON.stringify(statement);
  return { text, signature: signText('live', text, key) };
}

/** What a signed statement says; undefined where the signature is of none of these keys, or it is none. */
export function readStatement(signed: unknown, publicKeys: readonly string[]): Statement | undefined {
  const { data } = signedStatementSchema.safeParse(signed);
  if (!data || !publicKeys.some((key) => isSignedBy('live', data.text, data.signature, key))) return undefined;
  return statementSchema.safeParse(JSON.parse(data.text)).data;
}

/** The public half of a key that signs statements. */
export const publicOf = publicTextOf;

/** A change of what is live of one remote: what each country that it is about has from now on; undefined: nothing of its own. */
export interface LiveChange {
  remote: string;
  entries: ReadonlyMap<string, LiveEntry | undefined>;
  /** A version that is rolled back there. */
  withdrawn?: string | null;
}

/** The statement after a change, with the next number. */
export function changed(before: Statement, { remote, entries, withdrawn }: LiveChange): Statement {
  const live = structuredClone(before.live);
  const gone = structuredClone(before.withdrawn);
  for (const [country, entry] of entries) {
    const { [remote]: _, ...others } = live[country] ?? {};
    live[country] = entry ? { ...others, [remote]: entry } : others;
    const shown = [entry?.version, entry?.candidate?.version];
    const list = [...(gone[country]?.[remote] ?? []), ...(withdrawn ? [withdrawn] : [])];
    gone[country] = { ...gone[country], [remote]: [...new Set(list)].filter((version) => !shown.includes(version)) };
  }
  return { of: before.of, number: before.number + 1, live, withdrawn: gone };
}

/** Whether a version was rolled back in a country, or everywhere, and nobody has made it live there since. */
export const isWithdrawn = (
  { withdrawn }: Pick<Statement, 'withdrawn'>,
  where: { remote: string; country: string; version: string },
): boolean =>
  [where.country, everyCountry].some((country) => withdrawn[country]?.[where.remote]?.includes(where.version));

/** What visitors see, from what each country has of its own: one without a version follows `*`. */
export function liveOf(entries: Statement['live']): LiveVersions['live'] {
  const seen = (remote: string, { version, candidate }: LiveEntry): [string, LiveRemote][] => {
    const shown = version ?? entries[everyCountry]?.[remote]?.version;
    return shown ? [[remote, candidate ? { version: shown, candidate } : { version: shown }]] : [];
  };
  return Object.fromEntries(
    Object.entries(entries).flatMap(([country, remotes]) => {
      const all = Object.entries(remotes).flatMap(([remote, entry]) => seen(remote, entry));
      return all.length > 0 ? [[country, Object.fromEntries(all)]] : [];
    }),
  );
}
