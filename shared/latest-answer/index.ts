import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { untilOnline } from '../browser/index.ts';
import { mayComeLater } from '../errors/index.ts';

/** What is known of the latest question. */
export type Asked<Question, Answer> =
  | { phase: 'asked'; question: Question }
  | { phase: 'answered'; question: Question; answer: Answer }
  | { phase: 'failed'; question: Question; cause: unknown };

export interface LatestAnswer<Question> {
  /** Fulfilled when this question, or one that has overtaken it, is answered or has failed. */
  ask(question: Question): Promise<void>;
  /** Drops the question that is open. */
  forget(): void;
}

/**
 * Drops stale answers, and debounces questions: asks by `call` and tells `show` of the latest question only. The answer to an
 * older one is dropped, and so is its failure. A question waits for as many ms as `pauseOf` says, and is not asked where another
 * one comes meanwhile. One that nobody answered is asked again as soon as there may be a connection. (RxJS would say it with
 * `switchMap` and `debounce`, in 5.4 kB more for each remote: decision 27.)
 */
export function latestAnswer<Question, Answer>(
  call: (question: Question) => Promise<Answer>,
  show: (state: Asked<Question, Answer>) => void,
  pauseOf: (question: Question) => number = () => 0,
): LatestAnswer<Question> {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];

  function nextTurn(): number {
    clearTimeout(timer);
    latest += 1;
    return latest;
  }

  function ask(question: Question): Promise<void> {
    const turn = nextTurn();
    const end = (state: Asked<Question, Answer>) => {
      if (turn !== latest) return;
      show(state);
      for (const fulfil of waiting.splice(0)) fulfil();
    };
    const send = (attempt = 0): Promise<void> =>
      call(question).then(
        (answer) => end({ phase: 'answered', question, answer }),
        async (cause: unknown) => {
          if (attempt === 0) end({ phase: 'failed', question, cause });
          if (!mayComeLater(cause)) return;
          await untilOnline(attempt);
          if (turn === latest) await send(attempt + 1);
        },
      );
    show({ phase: 'asked', question });
    const pause = pauseOf(question);
    if (pause > 0) timer = setTimeout(send, pause);
    else void send();
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  }

  return { ask, forget: () => void nextTurn() };
}

interface HowToAsk<Question, Answer> {
  /** How long a question waits for a newer one before it is asked, in ms. */
  pauseOf?(question: Question): number;
  /** Called with every answer that is not overtaken. */
  answered?(answer: Answer, question: Question): void;
}

/** The latest question of a component and what is known of it; undefined before the first. Nothing comes after unmounting. */
export function useLatestAnswer<Question, Answer>(
  call: (question: Question) => Promise<Answer>,
  how: HowToAsk<Question, Answer> = {},
) {
  const [latest, setLatest] = useState<Asked<Question, Answer>>();
  const current = useRef({ call, how });
  current.current = { call, how };
  const [answers] = useState(() =>
    latestAnswer<Question, Answer>(
      (question) => current.current.call(question),
      (state) => {
        if (state.phase !== 'answered') return setLatest(state);
        // However much there is to show, what the visitor does meanwhile comes first.
        startTransition(() => {
          setLatest(state);
          current.current.how.answered?.(state.answer, state.question);
        });
      },
      (question) => current.current.how.pauseOf?.(question) ?? 0,
    ),
  );
  useEffect(() => answers.forget, [answers]);

  const ask = useCallback((question: Question) => answers.ask(question), [answers]);
  const forget = useCallback(() => {
    answers.forget();
    setLatest(undefined);
  }, [answers]);
  return { latest, ask, forget };
}
