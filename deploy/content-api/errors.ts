import { GraphQLError } from 'graphql';

/**
 * What the content API says of a failure in `extensions.code`: refused, gone, changed meanwhile, not acceptable, too
 * often, or our own fault.
 */
export type FailureCode = '403' | '404' | '409' | '422' | '429' | '500';

/**
 * An error that the caller may see; the code also starts the message, which older clients search for it (R345).
 * `extensions` holds `details` next to the code.
 */
export const failure = (code: FailureCode, message: string, details: Record<string, unknown> = {}): GraphQLError =>
  new GraphQLError(`${code}: ${message}`, { extensions: { code, ...details } });
