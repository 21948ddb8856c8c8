import { type ComponentProps, type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from 'shared/ui';
import styles from './captcha.module.css';
import type { Captcha } from './use-captcha.ts';

type Box = ComponentType<ComponentProps<typeof import('./google-box.tsx')['default']>>;

/** What the visitor sees of the captcha. Google's is loaded only when the visitor asks for it: it sets cookies. */
export function CaptchaBox({ captcha }: { captcha: Captcha }) {
  const { t } = useTranslation();
  const [GoogleBox, setGoogleBox] = useState<Box>();
  const { offer, failure, round, answered } = captcha;

  async function show() {
    try {
      const { default: Code } = await import(/* webpackChunkName: 'recaptcha' */ './google-box.tsx');
      setGoogleBox(() => Code);
    } catch (cause) {
      console.error('The captcha could not be loaded', cause);
      answered(undefined, 'unreachable');
    }
  }

  return (
    <div className={styles.captcha}>
      {offer?.provider === 'recaptcha' ? (
        <>
          <p className={styles.words}>{t('captcha.google')}</p>
          {GoogleBox ? (
            <GoogleBox key={round} siteKey={offer.siteKey} answered={answered} />
          ) : (
            <Button look="outlined" onClick={() => void show()}>
              {t('captcha.show')}
            </Button>
          )}
        </>
      ) : (
        <p className={styles.words}>{t('captcha.own')}</p>
      )}
      {failure && <Notice kind="error">{t(`captcha.${failure.problem}`, { minutes: failure.minutes })}</Notice>}
    </div>
  );
}
