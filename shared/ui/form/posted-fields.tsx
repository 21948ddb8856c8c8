import { usePlatform } from '../../platform/index.ts';

/** What a form carries that the browser may post by itself; `form` is its action, as `mf-account/sign-in`. */
export function PostedFields({ form }: { form: string }) {
  const { formToken } = usePlatform();
  return (
    <>
      <input type="hidden" name="form" value={form} />
      {formToken && <input type="hidden" name="token" value={formToken} />}
    </>
  );
}
