import { useBusState, usePlatform } from '@site/kit/platform';
import type { FragmentContext, Loaded } from '@site/kit/remote';
import { useTranslation } from 'react-i18next';
import styles from './card.module.css';

export const load = async ({ props: { heading } }: FragmentContext<'mf-fossil/card'>) => ({ heading });

/** A heading, and a button that emits it and counts in the state. */
export function View({ data: { heading } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { bus } = usePlatform();
  const { times } = useBusState('fossil');
  function choose() {
    bus.set('fossil', { times: times + 1 });
    bus.emit('fossil:chosen', { heading });
  }
  return (
    <section className={styles.card}>
      <h2>{heading}</h2>
      <button type="button" onClick={choose}>
        {t('card.choose')}
      </button>
    </section>
  );
}
