import { DrizzleQueryError } from 'drizzle-orm';

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
