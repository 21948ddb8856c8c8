import { GraphQLError } from 'graphql';

/** What the content API says of a failure in `extensions.code`: refused, not acceptable, or our own fault. */
export type FailureCode = '403' | '422' | '500';

/** An error that the caller is told; the code also starts the message, which older clients search for it (R345). */
export const failure = (code: FailureCode, message: string): GraphQLError =>
  new GraphQLError(`${code}: ${message}`, { extensions: { code } });
