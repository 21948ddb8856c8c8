import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addToGuestList } from 'shared/guest-list';
import { useBusState, usePlatform } from 'shared/platform';
import { href, hrefIn } from 'shared/routes';
import { Button, Notice } from 'shared/ui';
import { createList, editList } from '../../wishlists/index.ts';

interface CopyListProps {
  title: string;
  products: readonly string[];
}

/** Copies somebody's list into a list of one's own; who has no account keeps its products on this device. */
export function CopyList({ title, products }: CopyListProps) {
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
