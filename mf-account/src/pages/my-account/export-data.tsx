import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { Button, Notice } from 'shared/ui';
import { MyDataDocument } from './my-data.generated.ts';
import { saveFile } from './save-file.ts';

/** Everything that the account holds, as a file to take away. */
export function ExportData() {
  const { t } = useTranslation();
  const { content } = usePlatform();
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');

  async function fetchAndSave() {
    setState('busy');
    try {
      const { accountExport } = await content.query(MyDataDocument, {});
      // What GraphQL calls the kinds of things says nothing to their owner.
      const text = JSON.stringify(accountExport, (key, value) => (key === '__typename' ? undefined : value), 2);
      saveFile(t('my-account.export.file'), new Blob([text], { type: 'application/json' }));
      setState('done');
    } catch (cause) {
      console.info('The data of the account could not be fetched', cause);
      setState('failed');
    }
  }

  return (
    <>
      <Button look="outlined" className="with-scripts" busy={state === 'busy'} onClick={fetchAndSave}>
        {t('my-account.export.submit')}
      </Button>
      <noscript>
        <p>{t('my-account.export.no-script')}</p>
      </noscript>
      {state === 'done' && <Notice kind="success">{t('my-account.export.success')}</Notice>}
      {state === 'failed' && <Notice kind="error">{t('errors.500')}</Notice>}
    </>
  );
}
