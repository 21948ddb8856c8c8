import { z } from 'zod';

/** What the supervisor sends to a render process; the body of each message is in brackets. */
export type SupervisorMessage =
  /** Give the release the modules of a library [its server part]. */
  | { kind: 'library'; file: string }
  /** Load this release [its server part]. */
  | { kind: 'load'; file: string }
  /** Render [the task as JSON]. */
  | { kind: 'render'; id: number }
  /** The answer to a content call [what the content system said, or why it was not asked]. */
  | { kind: 'content'; call: number; status: number }
  /** Say that you are not in a loop: what the nonce is, only somebody who reads messages meanwhile can know. */
  | { kind: 'ping'; nonce: string };

const id = z.number().int().nonnegative();

/** What a render process sends: untrusted, since a release runs in it. */
export const processMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('loaded') }),
  /** [Why.] */
  z.object({ kind: z.literal('not-loaded') }),
  /** [The part as JSON.] */
  z.object({ kind: z.literal('rendered'), id }),
  /** [Why.] */
  z.object({ kind: z.literal('failed'), id, stack: z.string().max(10_000).optional() }),
  /** A content call of a render [a GraphQL request as JSON]. */
  z.object({ kind: z.literal('call'), call: id, of: id, language: z.string().max(200).optional() }),
  z.object({ kind: z.literal('pong'), nonce: z.string().max(100) }),
]);
export type ProcessMessage = z.infer<typeof processMessageSchema>;
