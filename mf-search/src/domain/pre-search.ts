import { type Asked, latestAnswer } from 'shared/latest-answer';

/** When a text is searched while it is typed. */
export interface PreSearchRules {
  /** In characters; shorter texts find nothing. */
  minimum: number;
  /** How long nobody has to type until a text of any other length is searched, in ms. */
  pause: number;
}

export const preSearchRules: PreSearchRules = { minimum: 4, pause: 200 };

/** What there is to show for what is typed; never the answer to another text. */
export type PreSearch<Answer> = { phase: 'short' } | Asked<string, Answer>;

/** Texts of 4, 5, 7, 9 … characters are searched at once. */
export const isSearchedAtOnce = (length: number, minimum: number): boolean =>
  length === minimum || (length > minimum && (length - minimum) % 2 === 1);

/** Searches what is typed by the rules, and shows what is known of the last text alone: an answer that comes late is dropped. */
export function createPreSearch<Answer>(
  call: (text: string) => Promise<Answer>,
  show: (state: PreSearch<Answer>) => void,
  { minimum, pause }: PreSearchRules = preSearchRules,
) {
  const { ask, forget } = latestAnswer(call, show, (text) => (isSearchedAtOnce(text.length, minimum) ? 0 : pause));
  return {
    stop: forget,
    typed(input: string) {
      const text = input.trim();
      if (text.length >= minimum) return void ask(text);
      forget();
      show({ phase: 'short' });
    },
  };
}
