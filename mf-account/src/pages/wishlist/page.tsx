import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Posted, removingForm, savingForm } from 'shared/forms';
import { Fragment } from 'shared/fragments';
import { useBusState, usePlatform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { loadSeo } from 'shared/seo';
import { PageHeading } from 'shared/ui';
import type { Wishlist } from '../../domain/wishlist.ts';
import { GuestListNotice } from '../../guest-list/guest-list-notice.tsx';
import { outcomeOf } from '../../notices/notices.ts';
import { PaperTop } from '../../pdf-and-print/on-paper.tsx';
import { fetchLists, showLists } from '../../wishlists/lists.ts';
import { ChooseList } from './choose-list.tsx';
import { ListPanel } from './list-panel.tsx';
import { ListTabs } from './list-tabs.tsx';
import { OutcomeNotices, useOutcomes } from './outcomes.tsx';
import styles from './page.module.css';
import { NewList } from './title-form.tsx';
import { useEdits, useRemovals } from './use-edits.ts';

const path = '/page/wishlist';

/** Fetches no lists where nobody is signed in: the page then leads to the login. */
export async function load({ platform }: PageContext) {
  const [seo, lists] = await Promise.all([loadSeo(platform, path), platform.signedIn ? fetchLists(platform) : []]);
  return { seo, path, lists };
}

/** The visitor's lists as tabs; open is the one that the address names, or else the first, as after a deletion. */
export function View({ data: { seo, path, lists: given } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { language, posted, route } = usePlatform();
  const lists = useLists(given);
  const [chosen, choose] = useState<string | undefined>(route.query.list);
  const list = lists.find(({ id }) => id === chosen) ?? lists[0];
  const outcome = useOutcomes(posted && isForHere(posted) ? outcomeOf(t, posted, t('wishlist.failed')) : undefined);
  const edits = useEdits(outcome);
  useRemovals(list, edits);
  const steps = [
    { label: t('breadcrumb.home'), url: href('home', language) },
    { label: seo.title, language: seo.titleLanguage },
  ];

  async function create(title: string): Promise<boolean> {
    const made = await edits.create(title);
    if (made) choose(made.id);
    return made !== undefined;
  }

  return (
    <>
      <div className={styles.paper}>
        <PaperTop />
      </div>
      <PageHeading label={t('breadcrumb.label')} steps={steps} />
      <div className={styles.lists}>
        <div className={styles.choice}>
          {list && <ListTabs lists={lists} chosen={list.id} choose={choose} />}
          <NewList create={create} />
        </div>
        <GuestListNotice />
        {route.query.save && <ChooseList product={route.query.save} lists={lists} />}
        <OutcomeNotices shown={outcome.shown} dismiss={outcome.dismiss} />
        {list ? (
          <ListPanel key={list.id} list={list} edits={edits} />
        ) : (
          <p className={styles.none}>{t('wishlist.no-lists')}</p>
        )}
      </div>
      <div className={styles.after}>
        <Fragment of="mf-content/blocks" props={{ path, underHeading: true }} />
      </div>
    </>
  );
}

const editingForms = [
  'mf-account/create-list',
  'mf-account/rename-list',
  'mf-account/delete-list',
  removingForm,
  savingForm,
];

/** A success may come from a form of another page; a failure is shown by the page that has its form. */
const isForHere = ({ form, done }: Posted): boolean => done !== undefined || editingForms.includes(form);

/**
 * The visitor's lists: those that the page was rendered with, then those of the bus, which every part of the tab
 * shares.
 */
function useLists(given: readonly Wishlist[]): readonly Wishlist[] {
  const { bus } = usePlatform();
  const { lists } = useBusState('wishlists');
  const [areShown, setShown] = useState(false);
  useEffect(() => {
    showLists(bus, given);
    setShown(true);
  }, [bus, given]);
  return areShown ? lists : given;
}
