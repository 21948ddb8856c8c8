import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotFoundError } from 'shared/errors';
import { Fragment } from 'shared/fragments';
import { addToGuestList } from 'shared/guest-list';
import { useBusState, usePlatform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { href, hrefIn } from 'shared/routes';
import { Button, CallToAction, Notice, PageHeading } from 'shared/ui';
import { PaperEnd, PaperTop } from '../../pdf-and-print/on-paper.tsx';
import { createList, editList } from '../../wishlists/edit-lists.ts';
import { useTitleOf } from '../wishlist/use-edits.ts';
import styles from './page.module.css';
import { SharedWishlistDocument } from './shared-wishlist.generated.ts';

/** The list that a link leads to, for everybody. Throws NotFoundError where the link is wrong or was revoked. */
export async function load({ platform, route }: PageContext) {
  const { slug = '' } = route.params;
  const { sharedWishlist } = await platform.content.query(SharedWishlistDocument, { token: slug });
  if (!sharedWishlist) throw new NotFoundError('a shared list');
  const { title, products } = sharedWishlist;
  // Made where the page is: browsers load nothing that draws it.
  const { qrCodeOf } = await import('../../pdf-and-print/qr-code.ts');
  const code = qrCodeOf(`${platform.origin}${href('shared-wishlist', platform.language, { slug })}`);
  return { seo: { title }, title, products: products.map(({ uid }) => uid), code };
}

/** Somebody's list, read by a link: its title and its products, and nothing of its owner. */
export function View({ data: { title: given, products, code } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const title = useTitleOf()({ title: given });
  const steps = [{ label: t('breadcrumb.home'), url: href('home', language) }, { label: title }];
  return (
    <>
      <div className={styles.paper}>
        <PaperTop code={code} />
      </div>
      <PageHeading label={t('breadcrumb.label')} steps={steps} />
      <div className={styles.list}>
        <p className={styles.introduction}>{t('shared-wishlist.introduction')}</p>
        {products.length > 0 ? (
          <>
            <Fragment of="mf-catalogue/product-grid" props={{ products }} />
            <CopyList title={given} products={products} />
          </>
        ) : (
          <p>{t('shared-wishlist.empty')}</p>
        )}
        <CallToAction link={{ url: href('overview-product', language), label: t('wishlist.see-products') }} />
        <PaperEnd />
      </div>
    </>
  );
}

interface CopyListProps {
  title: string;
  products: readonly string[];
}

/** Copies somebody's list into a new list of the visitor; without an account its products are saved on this device. */
function CopyList({ title, products }: CopyListProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { country, language } = platform;
  const { signedIn } = useBusState('auth');
  const [state, setState] = useState<{ kind: 'idle' | 'busy' | 'failed' } | { kind: 'copied'; to: string }>({
    kind: 'idle',
  });

  async function copy() {
    if (!signedIn) {
      for (const uid of products) addToGuestList(uid);
      return setState({ kind: 'copied', to: hrefIn(country, 'login', language) });
    }
    setState({ kind: 'busy' });
    try {
      const list = await createList(platform, title);
      if (list) await editList(platform, list.id, { kind: 'add-all', products });
      setState({ kind: 'copied', to: href('wishlist', language, {}, { list: list?.id }) });
    } catch (cause) {
      console.info('The list could not be copied', cause);
      setState({ kind: 'failed' });
    }
  }

  if (state.kind === 'copied')
    return (
      <Notice kind="success">
        {t(`shared-wishlist.${signedIn ? 'copied' : 'kept'}`)}{' '}
        <a href={state.to}>{t(signedIn ? 'notices.see-list' : 'notices.see-selection')}</a>
      </Notice>
    );
  return (
    <>
      <Button look="outlined" busy={state.kind === 'busy'} onClick={() => void copy()}>
        {t('shared-wishlist.copy')}
      </Button>
      {state.kind === 'failed' && <Notice kind="error">{t('errors.500')}</Notice>}
    </>
  );
}
