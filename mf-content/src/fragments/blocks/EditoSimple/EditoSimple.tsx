import { RichText } from 'shared/ui';
import type { EditoSimpleFragment } from './EditoSimple.generated.ts';
import styles from './EditoSimple.module.css';

/** A few words on their own, set large (R195). */
export function EditoSimple({ block }: { block: EditoSimpleFragment }) {
  return (
    <section className={styles.section} style={{ backgroundColor: block.backgroundColor ?? undefined }}>
      <RichText className={styles.text} html={block.text} />
    </section>
  );
}
