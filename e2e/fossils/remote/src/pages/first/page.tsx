import { Fragment } from '@site/kit/fragments';
import { useBusState, usePlatform } from '@site/kit/platform';
import type { Loaded, PageContext } from '@site/kit/remote';
import { href } from '@site/kit/routes';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FoundDocument } from '../../found.generated.ts';
import { CountForm } from './count-form.tsx';

export async function load({ platform: { content } }: PageContext) {
  const { found } = await content.query(FoundDocument, { query: 'Lune' });
  return { seo: { title: 'mf-fossil' }, number: found.pageInfo.totalCount };
}

/** What a content call answered, a fragment with props, what it emits and sets, a form, and a way home. */
export function View({ data: { number } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { bus, language } = usePlatform();
  const { times } = useBusState('fossil');
  const [heard, setHeard] = useState('–');
  useEffect(() => {
    const hearing = bus.on('fossil:chosen').subscribe(({ heading }) => setHeard(heading));
    return () => hearing.unsubscribe();
  }, [bus]);
  return (
    <>
      <h1>{t('page.heading')}</h1>
      <p>{t('page.found', { number })}</p>
      <Fragment of="mf-fossil/card" props={{ heading: t('page.card') }} />
      <p>{t('page.heard', { heard })}</p>
      <p>{t('page.times', { times })}</p>
      <CountForm />
      <a href={href('home', language)}>{t('page.home')}</a>
    </>
  );
}
