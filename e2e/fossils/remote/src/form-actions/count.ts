import { formAction } from '@site/kit/remote';
import { href } from '@site/kit/routes';
import { FoundDocument } from '../found.generated.ts';

const validate = (posted: unknown) => {
  const word = typeof posted === 'object' && posted !== null && 'word' in posted ? String(posted.word).trim() : '';
  return word ? { value: { word } } : { issues: [{ message: 'missing', path: ['word'] }] };
};

/** Counts the products that a word finds. */
export const count = formAction({
  rules: { '~standard': { validate } },
  secrets: [],
  async send({ word }, { content, platform: { language } }) {
    const { found } = await content.query(FoundDocument, { query: word });
    return { to: href('fossil', language), done: `${word} : ${found.pageInfo.totalCount}` };
  },
});
