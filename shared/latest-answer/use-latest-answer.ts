import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type Asked, latestAnswer } from './latest-answer.ts';

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
