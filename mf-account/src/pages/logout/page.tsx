import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBusState, usePlatform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { hrefIn } from 'shared/routes';
import { loadSeo } from 'shared/seo';
import { Button, Notice, PageHeading, PostedForm } from 'shared/ui';
import styles from '../../components/account-page.module.css';
import { AccountPage } from '../../components/account-page.tsx';
import { takeFromPageBefore } from '../../notices/notices.ts';

const path = '/page/logout';

export async function load({ platform }: PageContext) {
  return { seo: await loadSeo(platform, path), path };
}

/** Signs out as soon as it is shown, then says goodbye. */
export function View({ data }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { country, language, posted, session } = usePlatform();
  const { signedIn } = useBusState('auth');
  const [failed, setFailed] = useState(false);
  const [answer, setAnswer] = useState(posted?.done ?? '');
  useEffect(() => setAnswer((before) => before || takeFromPageBefore('answer')), []);
  const leave = useCallback(() => {
    setFailed(false);
    session.signOut().catch(() => setFailed(true));
  }, [session]);
  useEffect(() => {
    if (signedIn) leave();
  }, [signedIn, leave]);

  if (!signedIn) {
    return (
      <AccountPage data={data}>
        {answer && <Notice kind="success">{answer}</Notice>}
        <a href={hrefIn(country, 'login', language)}>{t('logout.again')}</a>
      </AccountPage>
    );
  }
  const steps = [
    { label: t('breadcrumb.home'), url: hrefIn(country, 'home', language) },
    { label: t('logout.heading') },
  ];
  return (
    <>
      <PageHeading label={t('breadcrumb.label')} steps={steps} />
      <div className={`${styles.body} ${styles.form}`}>
        {failed ? (
          <>
            <Notice kind="error">{t('logout.failed')}</Notice>
            <Button onClick={leave}>{t('logout.retry')}</Button>
          </>
        ) : (
          <p role="status" className="with-scripts">
            {t('logout.leaving')}
          </p>
        )}
        <noscript>
          <PostedForm form="mf-account/sign-out">
            <Button type="submit">{t('my-account.session.submit')}</Button>
          </PostedForm>
        </noscript>
      </div>
    </>
  );
}
