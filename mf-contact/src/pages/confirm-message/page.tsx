import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { Button, Notice, PageHeading, PostedFields } from 'shared/ui';
import styles from '../../components/form/form.module.css';
import type ownTexts from '../../locales/fr.json';
import page from '../contact/contact.module.css';

/** The slug is the token from the mail. The page shows nothing of the message: whoever reads the mail may not have written it. */
export async function load({ route, texts }: PageContext<typeof ownTexts>) {
  const { heading } = (await texts)['confirm-message'];
  return { seo: { title: heading, robots: 'noindex, nofollow' }, link: route.params.slug ?? '' };
}

/** Hands a message on by a button, not by opening the link: programs that scan mails follow links, too. */
export function View({ data: { seo, link } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { language, posted } = usePlatform();
  const problem = posted?.failed ? t('problem.general') : posted?.refused;
  const steps = [{ label: t('breadcrumb.home'), url: href('home', language) }, { label: seo.title }];
  return (
    <>
      <PageHeading label={t('breadcrumb.label')} steps={steps} />
      <section className={page.form} aria-label={seo.title}>
        {posted?.done ? (
          <Notice kind="success">{posted.done}</Notice>
        ) : (
          <form method="post" className={styles.thanks}>
            <PostedFields form="mf-contact/send-held-message" values={{ link }} once />
            <p>{t('confirm-message.text')}</p>
            {problem && <Notice kind="error">{problem}</Notice>}
            <Button type="submit">{t('confirm-message.submit')}</Button>
          </form>
        )}
      </section>
    </>
  );
}
