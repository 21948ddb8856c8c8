import { queryWith } from '../../domain/mirror-finder/flow.ts';
import { AnswerWords } from './answer-words.tsx';
import type { Answered, Question } from './load.ts';
import styles from './mirror-finder.module.css';
import { QuestionHeading } from './question-heading.tsx';
import { useAddress } from './use-address.ts';

/** A question with one answer: each is a link to what comes next (R242, R243, R245). */
export function SingleQuestion({ step, answered }: { step: Question; answered: Answered }) {
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
