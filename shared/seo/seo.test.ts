import { NotFoundError } from '../errors/index.ts';
import { seoOf } from './index.ts';

const record = {
  title: 'Meubles',
  description: 'Pour la salle de bains',
  abstract: null,
  keywords: null,
  robots: null,
  canonicalUrl: null,
  contentLanguage: null,
  ogDeterminer: null,
  ogSiteName: null,
  ogType: null,
  ogUrl: null,
  ogTitle: null,
  ogDescription: null,
  ogImage: null,
  twitterType: null,
  twitterTitle: null,
  twitterDescription: null,
  twitterUrl: null,
  twitterImage: null,
};

it('keeps what the content system says of a page and leaves out what is empty', () => {
  expect(JSON.parse(JSON.stringify(seoOf(record, '/page/meubles')))).toEqual({
    title: 'Meubles',
    description: 'Pour la salle de bains',
  });
});

it('says that a page without a record does not exist', () => {
  expect(() => seoOf(null, '/page/rien')).toThrow(NotFoundError);
});
