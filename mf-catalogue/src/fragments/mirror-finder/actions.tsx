import { useTranslation } from 'react-i18next';
import type { FragmentProps } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { CallToAction } from 'shared/ui';
import styles from './mirror-finder.module.css';
import { useAddress } from './use-address.ts';

/** The value of the type in the address of the products, the same in every language. */
const mirrors = { type: 'Miroir', subtype: 'all' };

interface ActionsProps {
  document: FragmentProps['mf-catalogue/mirror-finder']['document'];
  /** Everything is answered: the answers can be given anew. */
  modify: boolean;
}

/** What one can do beside answering (R247). */
export function Actions({ document, modify }: ActionsProps) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const address = useAddress();
  return (
    <div className={styles.actions}>
      {modify && <CallToAction link={{ url: address({}), label: t('finder.modify') }} look="filled" />}
      {document && (
        <a className={styles.document} href={document.url} lang={document.labelLanguage ?? undefined} download>
          {document.label}
        </a>
      )}
      <CallToAction link={{ url: href('overview-product', language, {}, mirrors), label: t('finder.all') }} />
    </div>
  );
}
