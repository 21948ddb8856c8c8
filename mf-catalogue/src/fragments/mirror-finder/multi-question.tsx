import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { Button } from 'shared/ui';
import { queryWith } from '../../domain/mirror-finder/flow.ts';
import { AnswerWords } from './answer-words.tsx';
import type { Answered, Question } from './load.ts';
import styles from './mirror-finder.module.css';
import { QuestionHeading } from './question-heading.tsx';
import { useAddress } from './use-address.ts';

/** A question with any number of answers, none included (R244). Without scripts the browser sends the form itself. */
export function MultiQuestion({ step, answered }: { step: Question; answered: Answered }) {
  const { t } = useTranslation();
  const { navigate, route } = usePlatform();
  const address = useAddress();
  const before = Object.entries(queryWith(answered, step, []));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    const codes = step.answers.map(({ value }) => value).filter((code) => ticked.has(code));
    void navigate(address(queryWith(answered, step, codes.sort())));
  }

  return (
    <form className={styles.step} action={`${route.path}#finder`} onSubmit={submit}>
      <QuestionHeading step={step} number={answered.length + 1} />
      {before.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={styles.options}>
        <legend className="visually-hidden" lang={step.questionLanguage ?? undefined}>
          {step.question}
        </legend>
        {step.answers.map((answer) => (
          <label key={answer.value} className={styles.answer}>
            <input type="checkbox" name={answer.value} className={styles.tick} />
            <AnswerWords answer={answer} />
          </label>
        ))}
      </fieldset>
      <Button type="submit" className={styles.next}>
        {t('finder.next')}
      </Button>
    </form>
  );
}
