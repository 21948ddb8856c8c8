import ReCAPTCHA from 'react-google-recaptcha';
import { usePlatform } from 'shared/platform';
import type { Captcha } from './use-captcha.ts';

/** Google's reCAPTCHA in version 2, of normal size, in the language of the page. */
export default function GoogleBox({ siteKey, answered }: { siteKey: string } & Pick<Captcha, 'answered'>) {
  const { language } = usePlatform();
  return (
    <ReCAPTCHA
      sitekey={siteKey}
      hl={language}
      size="normal"
      onChange={(response) => answered(response ?? undefined)}
      onExpired={() => answered(undefined, 'expired')}
      onErrored={() => answered(undefined, 'failed')}
      asyncScriptOnLoad={(script?: { errored?: boolean }) => script?.errored && answered(undefined, 'unreachable')}
    />
  );
}
