import { type Asked, latestAnswer } from 'shared/latest-answer';

/** When a text is searched while it is typed: from which length on, and after which debounce where not at once, in ms. */
const preSearchRules = { minLength: 4, debounce: 200 };

/** What is known of the text that is typed now; never a stale answer to another text. */
export type PreSearch<Answer> = { phase: 'short' } | Asked<string, Answer>;

/** Texts of the least length, and of every second one after the next, are searched at once: 4, 5, 7, 9 … characters. */
export const isSearchedAtOnce = (length: number, minLength: number): boolean =>
  length === minLength || (length > minLength && (length - minLength) % 2 === 1);

/** Searches by these rules what is typed, and shows the state of the last text only: stale answers are dropped. */
export function createPreSearch<Answer>(
  call: (text: string) => Promise<Answer>,
  show: (state: PreSearch<Answer>) => void,
  minLength = preSearchRules.minLength,
) {
  const { ask, forget } = latestAnswer(call, show, (text) =>
    isSearchedAtOnce(text.length, minLength) ? 0 : preSearchRules.debounce,
  );
  return {
    stop: forget,
    typed(input: string) {
      const text = input.trim();
      if (text.length >= minLength) return void ask(text);
      forget();
      show({ phase: 'short' });
    },
  };
}
