import { trace } from '@opentelemetry/api';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, getOperationAST } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { Histogram } from 'prom-client';
import { whileWanted } from '../database/wanted.ts';
import { requestIdNow } from '../observe/request-id.ts';
import { failure } from './errors.ts';
import type { Exchange } from './visitor.ts';

/** Error masking: the API's own failures are passed on; everything else is logged and answered as 500, without its reason. */
export function maskError(error: unknown, log: FastifyBaseLogger): Error {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (error instanceof GraphQLError && (!cause || cause instanceof GraphQLError)) return error;
  const isCallers = isUnstorable(cause);
  if (!isCallers && !isUnwanted(cause)) log.error({ err: cause, requestId: requestIdNow() }, 'a resolver failed');
  const masked = isCallers
    ? failure('422', 'a text may not have the character zero in it')
    : failure('500', 'the content could not be read');
  const { nodes, path } = error instanceof GraphQLError ? error : {};
  return new GraphQLError(masked.message, { nodes, path, extensions: masked.extensions });
}

/** What PostgreSQL says of a text that it cannot hold, by the code of its error. */
const isUnstorable = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === '22021';

/** What a query throws that was not begun, or was cancelled, since its caller had gone. */
const isUnwanted = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  (error.cause.name === 'AbortError' || error.cause.message.includes('due to user request'));

/** Every error has a code: one that the schema itself refused, before any resolver, has 400. */
export const codedErrors: Plugin = {
  onResultProcess({ result }) {
    if (Array.isArray(result) || isAsyncIterable(result)) return;
    for (const { extensions } of result.errors ?? [])
      if (!/^\d{3}$/.test(String(extensions.code))) extensions.code = '400';
  },
};

const seconds = new Histogram({
  name: 'site_content_operation_seconds',
  help: 'Time to answer a GraphQL operation, by its name; the outcome is the code of the first error, or ok',
  labelNames: ['operation', 'outcome'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
});

/** Ends what only reads where the caller goes away; what changes something is completed. */
export const endsWithCaller: Plugin<Exchange> = {
  onExecute({ args, context, executeFn, setExecuteFn }) {
    if (getOperationAST(args.document, args.operationName)?.operation !== 'query') return;
    setExecuteFn((given) => whileWanted(context.gone, () => executeFn(given)));
  },
};

/** Measures every operation, and names the request's span after it. */
export const measuredOperations: Plugin = {
  onExecute({ args: { document, operationName } }) {
    const operation = getOperationAST(document, operationName)?.name?.value ?? 'unnamed';
    trace.getActiveSpan()?.updateName(`content ${operation}`);
    const end = seconds.startTimer({ operation });
    return {
      onExecuteDone({ result }) {
        const [error] = isAsyncIterable(result) ? [] : (result.errors ?? []);
        end({ outcome: error ? String(error.extensions?.code ?? '400') : 'ok' });
      },
    };
  },
};
