import { usePlatform } from '@site/kit/platform';
import { PostedFields } from '@site/kit/ui';
import { useTranslation } from 'react-i18next';

/** A form that the browser posts by itself, with scripts and without. */
export function CountForm() {
  const { t } = useTranslation();
  const { posted } = usePlatform();
  const own = posted?.form === 'mf-fossil/count' ? posted : undefined;
  return (
    <form method="post">
      <PostedFields form="mf-fossil/count" />
      <label>
        {t('form.word')} <input name="word" defaultValue={own?.values.word} />
      </label>
      {own?.problems.word && <p role="alert">{t('form.missing')}</p>}
      <button type="submit">{t('form.count')}</button>
      {own?.done && <p role="status">{own.done}</p>}
    </form>
  );
}
