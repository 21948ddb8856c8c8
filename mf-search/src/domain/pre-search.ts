/** When a text is searched while it is typed. */
export interface PreSearchRules {
  /** In characters; shorter texts find nothing (R302). */
  minimum: number;
  /** How long nobody has to type until a text of any other length is searched, in ms (C11). */
  pause: number;
}

export const preSearchRules: PreSearchRules = { minimum: 4, pause: 200 };

/** What there is to show for what is typed; never the answer to another text (C12). */
export type PreSearch<Answer> =
  | { phase: 'short' }
  | { phase: 'asked'; text: string }
  | { phase: 'answered'; text: string; answer: Answer }
  | { phase: 'failed'; text: string };

/** Texts of 4, 5, 7, 9 … characters are searched at once (R303). */
export const isSearchedAtOnce = (length: number, minimum: number): boolean =>
  length === minimum || (length > minimum && (length - minimum) % 2 === 1);

/** Searches what is typed by the rules, and shows what is known of the last text alone: an answer that comes late is dropped. */
export function createPreSearch<Answer>(
  ask: (text: string) => Promise<Answer>,
  show: (state: PreSearch<Answer>) => void,
  { minimum, pause }: PreSearchRules = preSearchRules,
) {
  let turn = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  async function search(text: string, mine: number) {
    const showMine = (state: PreSearch<Answer>) => mine === turn && show(state);
    try {
      showMine({ phase: 'answered', text, answer: await ask(text) });
    } catch {
      showMine({ phase: 'failed', text });
    }
  }

  function stop() {
    turn += 1;
    clearTimeout(waiting);
  }

  return {
    stop,
    typed(input: string) {
      const text = input.trim();
      stop();
      if (text.length < minimum) return show({ phase: 'short' });
      show({ phase: 'asked', text });
      const mine = turn;
      if (isSearchedAtOnce(text.length, minimum)) void search(text, mine);
      else waiting = setTimeout(() => void search(text, mine), pause);
    },
  };
}
