import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterMotion } from 'shared/browser';
import { addToGuestList, guestList } from 'shared/guest-list';
import { useBusState, usePlatform } from 'shared/platform';
import { saveGuestList } from '../guest-list/save-guest-list.ts';
import { showNotice } from '../notices/notices.ts';
import { useSignIn } from '../session/use-sign-in.ts';
import { BackButton, CreateAccountPanel, SignInPanel } from './account-panels.tsx';
import { CreateListForm, SavePanel } from './list-panels.tsx';
import styles from './list-popin.module.css';

/** The panels from left to right. */
const panels = ['SIGN_IN', 'CREATE_ACCOUNT', 'SAVE_PRODUCT', 'CREATE_WISHLIST'] as const;
export type Panel = (typeof panels)[number];

/**
 * The steps that put a product on a list: sign in or make an account, then choose a list or make one. Closing unmounts
 * it, so that it always begins at its first panel. Without a product it closes instead of asking for the list.
 */
export function ListPopin({ start }: { start: Panel }) {
  const { t } = useTranslation();
  const { bus } = usePlatform();
  const { productIdToAdd: product } = useBusState('popin');
  const { signedIn } = useBusState('auth');
  const [panel, setPanel] = useState(start);
  const [made, setMade] = useState<string>();
  const close = () => bus.set('popin', { open: false });
  const next = () => (product ? setPanel('SAVE_PRODUCT') : close());
  const signIn = useSignIn(next);
  const isSaving = useRef(false);
  const forms = { signIn, typed: useRef('') };

  // The product is saved as a guest's at once: the visitor may leave to look for the password.
  useEffect(() => {
    if (product && !signedIn) addToGuestList(product);
  }, [product, signedIn]);
  useUnansweredProduct(product, isSaving);

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(panel);
  useEffect(() => {
    if (shown.current !== panel) heading.current?.focus({ preventScroll: true });
    shown.current = panel;
  }, [panel]);

  const render = (name: Panel) => {
    if (name === 'SIGN_IN') return <SignInPanel {...forms} create={() => setPanel('CREATE_ACCOUNT')} />;
    if (name === 'CREATE_ACCOUNT') return <CreateAccountPanel {...forms} back={() => setPanel('SIGN_IN')} />;
    if (name === 'CREATE_WISHLIST') {
      const created = (list: { id: string } | undefined) => {
        setMade(list?.id);
        next();
      };
      const back = product && <BackButton label={t('popin.back-to-lists')} go={() => setPanel('SAVE_PRODUCT')} />;
      return <CreateListForm created={created} aside={back} />;
    }
    return (
      <SavePanel
        product={product ?? ''}
        made={made}
        create={() => setPanel('CREATE_WISHLIST')}
        close={close}
        isSaving={isSaving}
      />
    );
  };

  return (
    <div className={styles.popin}>
      <h2 ref={heading} className={styles.heading} tabIndex={-1}>
        {t(`popin.headings.${panel}`)}
      </h2>
      <Panels order={panels} current={panel}>
        {render}
      </Panels>
    </div>
  );
}

/**
 * When the popin closes before the product is on a list, it is put on the first list of a visitor who has signed in
 * meanwhile; for others it stays saved on this device.
 */
function useUnansweredProduct(asked: string | undefined, isSaving: RefObject<boolean>): void {
  const platform = usePlatform();
  const product = useRef(asked);
  const isClosed = useEffectEvent(() => {
    if (isSaving.current || !product.current || !guestList().includes(product.current)) return;
    if (!platform.bus.current('auth').signedIn) return showNotice({ kind: 'kept-on-device' });
    saveGuestList(platform).then(
      (list) => list && showNotice({ kind: 'saved', list }),
      (cause) => console.info('The guest list could not be saved', cause),
    );
  });
  useEffect(() => () => isClosed(), []);
}

interface PanelsProps<Name extends string> {
  /** All panels, from left to right. */
  order: readonly Name[];
  current: Name;
  children(name: Name): ReactNode;
}

/** One panel at a time; the next one slides in as the one before slides out, in 0.4 s. */
function Panels<Name extends string>({ order, current, children }: PanelsProps<Name>) {
  const [shown, setShown] = useState<{ now: Name; before?: Name }>({ now: current });
  if (shown.now !== current) setShown({ now: current, before: shown.now });
  const { now, before } = shown;
  const leaving = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = leaving.current;
    if (!before || !element) return undefined;
    let isHere = true;
    void afterMotion(element).then(() => isHere && setShown({ now }));
    return () => {
      isHere = false;
    };
  }, [now, before]);

  const back = before !== undefined && order.indexOf(now) < order.indexOf(before);
  return (
    <div className={styles.panels} data-back={back || undefined}>
      {before && (
        <div key={before} ref={leaving} className={styles.leaving} inert aria-hidden="true">
          {children(before)}
        </div>
      )}
      <div key={now} className={before && styles.entering}>
        {children(now)}
      </div>
    </div>
  );
}
