import { createTexts } from './prepare.tsx';

it('writes numbers as the language does, and values as they are', async () => {
  const { t } = await createTexts('fr', { count: '{{count, number}}', by: 'par {{who}}' }, '');
  const written = [7, -999, 999, 1000, -1000, 1.5].map((count) => t('count', { count }).replaceAll(/\s/gu, ' '));
  expect(written).toEqual(['7', '-999', '999', '1 000', '-1 000', '1,5']);
  expect(t('by', { who: 'Roy & fils' })).toBe('par Roy & fils');
});
