import { trace } from '@opentelemetry/api';
import { getOperationAST } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { Histogram } from 'prom-client';

const seconds = new Histogram({
  name: 'rivelle_content_operation_seconds',
  help: 'Time to answer a GraphQL operation, by its name; the outcome is the code of the first error, or ok',
  labelNames: ['operation', 'outcome'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
});

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
