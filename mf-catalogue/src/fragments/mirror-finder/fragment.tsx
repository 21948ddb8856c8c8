import { useTranslation } from 'react-i18next';
import type { FragmentProps } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { Actions } from './actions.tsx';
import { GivenAnswers } from './given-answers.tsx';
import type { load } from './load.ts';
import styles from './mirror-finder.module.css';
import { MultiQuestion } from './multi-question.tsx';
import { Result } from './result.tsx';
import { SingleQuestion } from './single-question.tsx';

interface ViewProps {
  data: Loaded<typeof load>;
  props: FragmentProps['mf-catalogue/mirror-finder'];
}

/** The guided way to a mirror: one question at a time, each with an address of its own (section J). */
export function View({ data: { answered, current, result }, props: { document } }: ViewProps) {
  const { t } = useTranslation();
  const AskFor = current?.type === 'multi' ? MultiQuestion : SingleQuestion;
  return (
    <section id="finder" className={styles.finder} aria-label={t('finder.label')}>
      {answered.length > 0 && <GivenAnswers answered={answered} />}
      {current && <AskFor key={current.id} step={current} answered={answered} />}
      {result && <Result products={result} />}
      <Actions document={document} modify={result !== undefined} />
    </section>
  );
}
