import { DrizzleQueryError } from 'drizzle-orm';
import { GraphQLError } from 'graphql';

/**
 * What the content API says of a failure in `extensions.code`: refused, gone, changed meanwhile, full, not acceptable,
 * too often, or our own fault.
 */
type FailureCode = '403' | '404' | '409' | '413' | '422' | '429' | '500';

/**
 * An error that the caller may see; the code also starts the message, which older clients search for it.
 * `extensions` holds `details` next to the code.
 */
export const failure = (code: FailureCode, message: string, details: Record<string, unknown> = {}): GraphQLError =>
  new GraphQLError(`${code}: ${message}`, { extensions: { code, ...details } });

type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: LoggedError;
};

/**
 * An error as it is in the log, with its causes. Of a failed query it shows the SQL alone: the parameters are what
 * visitors wrote, such as their address or the hash of a password.
 */
export function loggedError(error: Error): LoggedError {
  const { cause, stack = '' } = error;
  return {
    type: error.constructor.name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    // It begins with the message.
    stack: stack.slice(stack.indexOf('\n    at ') + 1),
    ...('code' in error && { code: error.code }),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}
