import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from 'shared/ui';
import styles from './captcha.module.css';
import type { Captcha } from './use-captcha.ts';

const GoogleBox = lazy(() => import(/* webpackChunkName: 'recaptcha' */ './google-box.tsx'));

/** What the visitor sees of the captcha. Google's is fetched when the visitor asks for it: it sets cookies (C43). */
export function CaptchaBox({ captcha }: { captcha: Captcha }) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  const { offer, problem, round, answered } = captcha;
  return (
    <div className={styles.captcha}>
      {offer?.provider === 'recaptcha' ? (
        <>
          <p className={styles.words}>{t('captcha.google')}</p>
          {wanted ? (
            <Suspense>
              <GoogleBox key={round} siteKey={offer.siteKey} answered={answered} />
            </Suspense>
          ) : (
            <Button look="outlined" onClick={() => setWanted(true)}>
              {t('captcha.show')}
            </Button>
          )}
        </>
      ) : (
        <p className={styles.words}>{t('captcha.own')}</p>
      )}
      {problem && <Notice kind="error">{t(`captcha.${problem}`)}</Notice>}
    </div>
  );
}
