/** A question of the mirror finder, as much of it as the way through it depends on. */
export interface Question {
  id: string;
  first: boolean;
  /** `single` or `multi`: how many answers may be chosen. */
  type: string;
  answers: readonly { value: string; goTo?: string | null }[];
}

/** The query of an address, as `{ style: '1a', options: '3a,3c' }`. */
export type Query = Readonly<Record<string, string | undefined>>;

/** A question with what was answered to it, in sorted codes. */
export interface Answered<Step extends Question> {
  step: Step;
  codes: string[];
}

interface Flow<Step extends Question> {
  answered: Answered<Step>[];
  /** The question to ask now; none when all is answered. */
  current?: Step;
}

/** The value in the address for a question that was answered by none of its options. */
export const noOption = '-';

/**
 * A visitor's progress: the questions that the address answers, and the next one. What the address holds
 * beside that is ignored, so that any address shows something.
 */
export function flow<Step extends Question>(steps: readonly Step[], query: Query): Flow<Step> {
  const answered: Answered<Step>[] = [];
  let step = steps.find(({ first }) => first);
  while (step) {
    const codes = codesFor(step, query);
    if (!codes) return { answered, current: step };
    answered.push({ step, codes });
    const next = nextAfter(step, codes);
    const seen = answered.map((one) => one.step.id);
    step = steps.find(({ id }) => id === next && !seen.includes(id));
  }
  return { answered };
}

/** All answers put together in the order of the questions, the codes of one question sorted: `1a2b3a3c4a`. */
export const combinationOf = (answered: readonly Answered<Question>[]): string =>
  answered.flatMap(({ codes }) => codes).join('');

/** The query that answers the questions so far, and one more. */
export const queryWith = (
  answered: readonly Answered<Question>[],
  step: Question,
  codes: readonly string[],
): Record<string, string> => ({ ...queryOf(answered), [step.id]: codes.join(',') || noOption });

/** The query that leads back to a question: those before it stay answered. */
export function queryBackTo(answered: readonly Answered<Question>[], id: string): Record<string, string> {
  const place = answered.findIndex(({ step }) => step.id === id);
  return queryOf(answered.slice(0, place));
}

const queryOf = (answered: readonly Answered<Question>[]): Record<string, string> =>
  Object.fromEntries(answered.map(({ step, codes }) => [step.id, codes.join(',') || noOption]));

/** The codes that an address gives to a question. A form that is sent without scripts names each option by itself. */
function codesFor({ id, type, answers }: Question, query: Query): string[] | undefined {
  const given = query[id]?.split(',');
  if (!given) return undefined;
  const known = answers.map(({ value }) => value).sort();
  if (type === 'multi') return known.filter((code) => given.includes(code) || query[code] !== undefined);
  const one = known.find((code) => code === given[0]);
  return one === undefined ? undefined : [one];
}

/** The next question: that of the first chosen answer that names one, as lighting does among the options. */
const nextAfter = ({ answers }: Question, codes: readonly string[]): string | null | undefined =>
  answers.find(({ value, goTo }) => codes.includes(value) && goTo)?.goTo;
