import { type ExecutionResult, getOperationAST, Kind, print } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { networkOf } from '../rate-limits/network.ts';
import type { Exchange } from '../visitor.ts';
import type { FirstAnswers } from './first-answers.ts';

/** The mutations that would do, or say, something else the second time; all others may come as often as they like. */
export const doneOnce: readonly string[] = [
  'changeEmail',
  'createAccount',
  'createWishlist',
  'deleteAccount',
  'deleteWishlist',
  'register',
  'resetPassword',
  'sendHeldMessage',
  'sendToContact',
  'shareWishlist',
  'submitContactForm',
  'updatePassword',
];

const idempotencyKey = /^[\w.-]{16,100}$/;

/**
 * Answers a mutation that comes again with its first answer, where the sender names both by the same key: the answer to the
 * first was lost on the way.
 */
export const answersOnce = (firstAnswers: FirstAnswers): Plugin<Exchange> => ({
  onExecute({ args, context: { incoming, caller }, executeFn, setExecuteFn }) {
    const key = String(incoming.headers['idempotency-key'] ?? '');
    const operation = getOperationAST(args.document, args.operationName);
    const fields = operation?.selectionSet.selections ?? [];
    const isDoneOnce = fields.some((field) => field.kind === Kind.FIELD && doneOnce.includes(field.name.value));
    if (!isDoneOnce || operation?.operation !== 'mutation' || !idempotencyKey.test(key)) return;
    const account = caller.role === 'user' ? caller.sub : undefined;
    const write = {
      key,
      caller: account ?? caller.role,
      owner: account ?? networkOf(incoming.ip),
      body: JSON.stringify([print(args.document), args.operationName, args.variableValues]),
    };
    setExecuteFn((given) => firstAnswers.to(write, async () => executeFn(given), isDone));
  },
});

/** Whether something was done: what was refused may be tried again, and is judged anew. */
function isDone(result: ExecutionResult): boolean {
  if (isAsyncIterable(result) || result.errors?.length) return false;
  return Object.values(result.data ?? {}).every((field) => !Reflect.get(Object(field), 'isError'));
}
