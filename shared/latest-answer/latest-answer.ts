import {
  catchError,
  concat,
  defer,
  EMPTY,
  filter,
  firstValueFrom,
  map,
  type Observable,
  of,
  Subject,
  share,
  switchMap,
  timer,
} from 'rxjs';

/** What is known of the latest question. */
export type Asked<Question, Answer> =
  | { phase: 'asked'; question: Question }
  | { phase: 'answered'; question: Question; answer: Answer }
  | { phase: 'failed'; question: Question; cause: unknown };

export interface LatestAnswer<Question, Answer> {
  /** Tells of the latest question alone: what a newer one has overtaken is dropped, its failure too. */
  states: Observable<Asked<Question, Answer>>;
  /** Fulfilled when this question, or one that has overtaken it, is answered or has failed. */
  ask(question: Question): Promise<void>;
  /** Drops the question that is open. */
  forget(): void;
}

/**
 * Answers questions by `call`, the latest one only. A question for which `pauseOf` says so waits, in ms, and is not asked
 * at all where another one comes meanwhile (debounce).
 */
export function latestAnswer<Question, Answer>(
  call: (question: Question) => Promise<Answer>,
  pauseOf: (question: Question) => number = () => 0,
): LatestAnswer<Question, Answer> {
  const questions = new Subject<{ question: Question } | undefined>();

  const settled = (question: Question): Observable<Asked<Question, Answer>> =>
    defer(() => call(question)).pipe(
      map((answer) => ({ phase: 'answered' as const, question, answer })),
      catchError((cause: unknown) => of({ phase: 'failed' as const, question, cause })),
    );

  function statesOf(question: Question): Observable<Asked<Question, Answer>> {
    const pause = pauseOf(question);
    const answer = pause > 0 ? timer(pause).pipe(switchMap(() => settled(question))) : settled(question);
    return concat(of({ phase: 'asked' as const, question }), answer);
  }

  const states = questions.pipe(
    switchMap((asked) => (asked ? statesOf(asked.question) : EMPTY)),
    share(),
  );
  return {
    states,
    async ask(question) {
      const done = firstValueFrom(states.pipe(filter(({ phase }) => phase !== 'asked')), { defaultValue: undefined });
      questions.next({ question });
      await done;
    },
    forget: () => questions.next(undefined),
  };
}
