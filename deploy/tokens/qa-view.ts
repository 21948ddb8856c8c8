import { faults, remoteNameSchema, versionSchema } from 'shared/release';
import { z } from 'zod';

const remote = remoteNameSchema;

/** Where a developer's own build is served to their own browser; no other address is ever let in. */
export const ownMachine = z.string().regex(/^http:\/\/localhost:\d{2,5}$/);
/** Whether a version is the address of a developer's own build. */
export const isOwnMachine = (version: string): boolean => ownMachine.safeParse(version).success;

/** What the holder of a QA link sees in place of what is live. */
export const qaViewSchema = z.object({
  /** Remote → a published version, or the address of the holder's own machine. */
  versions: z.record(remote, z.union([versionSchema, ownMachine])),
  /** Remote → what is wrong with it. */
  faults: z.record(remote, z.enum(faults)),
  /** The versions are a whole composition: nothing else that is live is added to them. */
  whole: z.boolean(),
  /** The preview of content that is seen in place of the live one. */
  content: z.int().positive().optional(),
});
export type QaView = z.infer<typeof qaViewSchema>;

/** In words for a history: `content 42, mf-search=2.1.0-rc.1, fault mf-stores=slow`. */
export const viewInWords = ({ versions, faults, content }: Omit<QaView, 'whole'>): string =>
  [
    ...(content === undefined ? [] : [`content ${content}`]),
    ...Object.entries(versions).map(([name, version]) => `${name}=${version}`),
    ...Object.entries(faults).map(([name, fault]) => `fault ${name}=${fault}`),
  ].join(', ');
