import { RichText } from 'shared/ui';
import { ground } from '../../../../domain/ground.ts';
import type { EditoSimpleFragment } from './EditoSimple.generated.ts';
import styles from './EditoSimple.module.css';

/** A few words on their own, set large; as a `lead` they introduce the page under its heading. */
export function EditoSimple({ block, lead }: { block: EditoSimpleFragment; lead: boolean }) {
  return (
    <section className={lead ? styles.lead : styles.section} style={ground(block.backgroundColor)}>
      <RichText className={lead ? styles.introduction : styles.text} html={block.text} lang={block.textLanguage} />
    </section>
  );
}
