import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { hrefIn } from 'shared/routes';

/** Leads to the page for lost passwords, with the address that is typed. */
export function LostPasswordLink({ typed }: { typed: RefObject<string> }) {
  const { t } = useTranslation();
  const { country, language } = usePlatform();
  const address = (email?: string) => hrefIn(country, 'lost-password', language, {}, { email });
  return (
    <a
      href={address()}
      onClick={({ currentTarget }) => {
        currentTarget.href = address(typed.current.trim());
      }}
    >
      {t('login.sign-in.lost-password')}
    </a>
  );
}
