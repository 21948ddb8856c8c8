import { type Asked, latestAnswer } from 'shared/latest-answer';

/** When a text is searched while it is typed. */
interface PreSearchRules {
  /** The shortest text that is searched, in characters. */
  minimum: number;
  /** The debounce for a text of any other length, in ms. */
  debounce: number;
}

const preSearchRules: PreSearchRules = { minimum: 4, debounce: 200 };

/** What is known of the text that is typed now; never a stale answer to another text. */
export type PreSearch<Answer> = { phase: 'short' } | Asked<string, Answer>;

/** Texts of 4, 5, 7, 9 … characters are searched at once, without the debounce. */
export const isSearchedAtOnce = (length: number, minimum: number): boolean =>
  length === minimum || (length > minimum && (length - minimum) % 2 === 1);

/** Searches by these rules what is typed, and shows the state of the last text only: stale answers are dropped. */
export function createPreSearch<Answer>(
  call: (text: string) => Promise<Answer>,
  show: (state: PreSearch<Answer>) => void,
  { minimum, debounce }: PreSearchRules = preSearchRules,
) {
  const { ask, forget } = latestAnswer(call, show, (text) => (isSearchedAtOnce(text.length, minimum) ? 0 : debounce));
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
