import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { minutesToWait } from 'shared/errors';
import { usePlatform } from 'shared/platform';
import { Button, Notice, PostedForm } from 'shared/ui';
import { outcomeOf } from '../../forms/outcome-of.ts';
import { withSession } from '../../session/with-session.ts';
import { RequestVerificationDocument } from './verification.generated.ts';

type State = { kind: 'idle' | 'busy' } | { kind: 'success' | 'error'; text: string };

/** Says that nobody has confirmed the address yet, and mails the link again. */
export function Verification() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { posted } = platform;
  const answer = posted?.form === 'mf-account/request-verification' ? posted : undefined;
  const [state, setState] = useState<State>(answer ? outcomeOf(answer, t('errors.500')) : { kind: 'idle' });

  async function ask() {
    setState({ kind: 'busy' });
    try {
      const request = () => platform.content.mutate(RequestVerificationDocument, {});
      const { isError, message } = (await withSession(platform, request)).requestEmailVerification;
      setState({ kind: isError ? 'error' : 'success', text: message });
    } catch (error) {
      const count = minutesToWait(error);
      setState({ kind: 'error', text: count ? t('errors.429', { count }) : t('errors.500') });
    }
  }

  return (
    <>
      <p>{t('my-account.verification.text')}</p>
      <PostedForm form="mf-account/request-verification" act={() => void ask()}>
        <Button type="submit" look="outlined" busy={state.kind === 'busy'}>
          {t('my-account.verification.submit')}
        </Button>
      </PostedForm>
      {'text' in state && <Notice kind={state.kind}>{state.text}</Notice>}
    </>
  );
}
