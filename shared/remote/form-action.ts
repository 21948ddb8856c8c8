import type { DocumentNode } from 'graphql';
import { ContentError } from '../errors/index.ts';
import type {
  AnyFormAction,
  Calls,
  FormAction,
  FormOutcome,
  FormStep,
  Issues,
  Posted,
  Posting,
} from '../forms/index.ts';
import { documentId } from '../graphql/document-id.ts';

/** Thrown where an action needs the answer to a step that has not been made: the gateway makes it and asks again. */
class StepWanted extends Error {
  readonly step: FormStep;

  constructor(step: FormStep) {
    super(step.kind);
    this.step = step;
  }
}

/** A form action, as a remote gives it in `forms`. */
export const formAction = <Values extends object>(action: FormAction<Values>): AnyFormAction => ({
  async answer({ values, answers }, surroundings) {
    const shown = Object.fromEntries(
      Object.entries(values).filter(([name]) => !action.secrets.some((one) => one === name)),
    );
    const again = (posted: Partial<Posted>): FormOutcome => ({
      kind: 'again',
      posted: { values: shown, problems: {}, ...posted },
    });
    const checked = await action.rules['~standard'].validate(values);
    if (checked.issues) return again({ problems: problemsOf(checked.issues) });
    try {
      const sent = await action.send(checked.value, { ...surroundings, ...calls(answers) });
      return 'refused' in sent ? again({ refused: sent.refused }) : { kind: 'done', ...sent };
    } catch (error) {
      if (error instanceof StepWanted) return { kind: 'step', step: error.step };
      if (!(error instanceof ContentError)) throw error;
      const { details, retryAfterSeconds } = error;
      return again({ failed: { code: details[0] ?? '500', retryAfterSeconds } });
    }
  },
});

/** Calls that were answered before answer the same again; the next one ends the run. */
function calls(answers: Posting['answers']): Calls {
  let made = 0;
  function perform(step: FormStep): unknown {
    const answer = answers[made];
    made += 1;
    if (!answer) throw new StepWanted(step);
    if ('data' in answer) return answer.data;
    const { code, retryAfterSeconds } = answer.failed;
    throw new ContentError(`A step of a form was refused with ${code}`, [code], { retryAfterSeconds });
  }
  // The content API answers what the document asks for: its type says so, here as everywhere.
  const call = async <Data>(document: DocumentNode, variables: object): Promise<Data> =>
    perform({ kind: 'call', hash: documentId(document), operationName: nameOf(document), variables }) as Data;
  return {
    content: { query: call, mutate: call },
    signIn: async ({ email, password }) => void perform({ kind: 'sign-in', email, password }),
    signOut: async () => void perform({ kind: 'sign-out' }),
    keepForGuest: async (uid) => void perform({ kind: 'keep-for-guest', uid }),
    forgetForGuest: async (uid) => void perform({ kind: 'forget-for-guest', uid }),
    forgetGuestProducts: async (uids) => void perform({ kind: 'forget-guest-products', uids }),
  };
}

const nameOf = ({ definitions }: DocumentNode): string =>
  definitions.flatMap((one) => (one.kind === 'OperationDefinition' ? [one.name?.value ?? ''] : []))[0] ?? '';

/** The first problem of each field. */
function problemsOf(issues: Issues): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { message, path: [first = ''] = [] } of issues) {
    const field = String(typeof first === 'object' ? first.key : first);
    problems[field] ??= message;
  }
  return problems;
}
