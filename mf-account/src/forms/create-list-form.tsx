import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { Field } from 'shared/ui';
import { listRules } from '../domain/form-rules.ts';
import type { Wishlist } from '../domain/wishlist.ts';
import { createList } from '../wishlists/index.ts';
import { Form } from './form.tsx';
import { useAccountForm } from './use-account-form.ts';

interface CreateListFormProps {
  /** Called with the new list; without one where the content system did not say which (R352). */
  created(list: Wishlist | undefined): void;
  aside?: ReactNode;
}

/** Makes a list; its name is taken as it is, even empty (R261, R264). */
export function CreateListForm({ created, aside }: CreateListFormProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const form = useAccountForm<{ title: string }>({
    rules: listRules,
    async send({ title }) {
      const list = await createList(platform, title);
      form.clear();
      created(list);
      return undefined;
    },
    explain: () => t('errors.500'),
  });
  return (
    <Form label={t('lists.create')} form={form} action={t('lists.create')} aside={aside}>
      <Field label={t('fields.list-title')} optional={t('fields.optional')}>
        {(control) => <input {...control} {...form.input('title')} type="text" maxLength={255} autoComplete="off" />}
      </Field>
    </Form>
  );
}
