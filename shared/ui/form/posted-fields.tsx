import { usePlatform } from '../../platform/index.ts';

interface PostedFieldsProps {
  /** Its action, as `mf-account/sign-in`. */
  form: string;
  /** What else it sends, of which nobody is asked. */
  values?: Readonly<Record<string, string | undefined>>;
}

/** What a form carries that the browser may post by itself. */
export function PostedFields({ form, values }: PostedFieldsProps) {
  const { formToken } = usePlatform();
  return Object.entries({ ...values, form, token: formToken }).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
