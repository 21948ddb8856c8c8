import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { Button, Picture, Translated } from 'shared/ui';
import { type Answered, queryWith } from '../../domain/mirror-finder.ts';
import type { MirrorFinderQuery } from './mirror-finder.generated.ts';
import styles from './mirror-finder.module.css';

export type Question = MirrorFinderQuery['mirrorFinder']['steps'][number];
/** The questions that are answered, each with the codes of its answers. */
export type Answers = readonly Answered<Question>[];

/** A question with one answer: each is a link to what comes next. */
export function SingleQuestion({ step, answered }: { step: Question; answered: Answers }) {
  const address = useAddress();
  return (
    <div className={styles.step}>
      <QuestionHeading step={step} number={answered.length + 1} />
      <ul className={styles.answers}>
        {step.answers.map((answer) => (
          <li key={answer.value}>
            <a className={styles.answer} href={address(queryWith(answered, step, [answer.value]))}>
              <AnswerWords answer={answer} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A question with any number of answers, including none. Without scripts the browser sends the form itself. */
export function MultiQuestion({ step, answered }: { step: Question; answered: Answers }) {
  const { t } = useTranslation();
  const { navigate, route } = usePlatform();
  const address = useAddress();
  const before = Object.entries(queryWith(answered, step, []));

  function submit(event: SubmitEvent<HTMLFormElement>) {
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

/** What a step asks, with its picture. */
function QuestionHeading({ step, number }: { step: Question; number: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.asked}>
      <div className={styles.words}>
        <p className={styles.number}>
          {t('finder.step', { number })} · <Translated as="span" text={step.label} language={step.labelLanguage} />
        </p>
        <Translated as="h3" className={styles.question} text={step.question} language={step.questionLanguage} />
        <Translated className={styles.subtitle} text={step.subtitle} language={step.subtitleLanguage} />
      </div>
      {step.image && <Picture className={styles.picture} sizes="slide" image={step.image} />}
    </div>
  );
}

/** The drawing and the words of an answer. */
function AnswerWords({ answer }: { answer: Question['answers'][number] }) {
  const { icon, title, titleLanguage, subtitle, subtitleLanguage } = answer;
  return (
    <>
      {icon && <img src={icon} alt="" width="48" height="48" loading="lazy" />}
      <span>
        <Translated as="span" className={styles.title} text={title} language={titleLanguage} />
        <Translated as="span" className={styles.subtitle} text={subtitle} language={subtitleLanguage} />
      </span>
    </>
  );
}

/** The address of this page with another query, at the finder. */
export function useAddress(): (query: Record<string, string>) => string {
  const { route } = usePlatform();
  return (query) => {
    const search = new URLSearchParams(query).toString();
    return `${route.path}${search && `?${search}`}#finder`;
  };
}
