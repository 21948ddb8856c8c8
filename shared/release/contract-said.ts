import { z } from 'zod';
import { isPlainType } from './plain-type.ts';

const type = z.string().refine(isPlainType, 'is no type of plain data');
const major = z.number().int().min(0).max(999_999);
const text = z.string().max(120);
const json = z
  .custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
  .refine((value) => JSON.stringify(value).length < 4_000 && !JSON.stringify(value).includes('__proto__'));
const few = <Entry extends z.ZodType>(name: RegExp, entry: Entry) =>
  z.record(z.string().max(100).regex(name), entry).refine((all) => Object.keys(all).length <= 100, 'has more than 100');

/** What a release says of its `contract.ts`: each type as TypeScript, so that other teams have it outside of this repository. */
export const contractSaid = z.strictObject({
  fragments: few(
    /^(?:shell|mf-[a-z]+)\/[\w-]{1,60}$/,
    z.strictObject({
      type,
      major,
      content: z.boolean(),
      role: text.optional(),
      fullScreen: z.literal(true).optional(),
      formerly: z.array(text).max(20).optional(),
    }),
  ).default({}),
  events: few(/^[a-z-]{1,40}:[a-z-]{1,60}$/, z.strictObject({ type, major })).default({}),
  states: few(
    /^[a-z][A-Za-z]{0,39}$/,
    z.strictObject({ type, major, setBy: z.union([z.literal('everyone'), z.array(text).max(50)]), initial: json }),
  ).default({}),
});
export type ContractSaid = z.infer<typeof contractSaid>;
