import { forgetDraft, readDraft, readFiles, storeDraft, storeFiles } from './draft.ts';

beforeEach(() => sessionStorage.clear());

const hour = 60 * 60 * 1000;
const file = (at: number, more: object = {}) => ({ id: 'an-id', name: 'plan.pdf', size: 2048, at, ...more });

it('keeps what was typed until it is forgotten, without what only a program fills in', () => {
  storeDraft({ subject: 'Ligne 120', homepage: 'https://spam.example' });
  expect(readDraft()).toEqual({ subject: 'Ligne 120' });
  forgetDraft();
  expect(readDraft()).toEqual({});
});

it('leaves out of a draft what is no text and what is no field', () => {
  sessionStorage.setItem('contact-draft', JSON.stringify({ subject: 5, body: 'Bonjour', copy: true, other: 'x' }));
  expect(readDraft()).toEqual({ body: 'Bonjour' });
});

it('counts a file as expired after 23 hours, an hour before the server deletes it', () => {
  storeFiles([file(1), file(0)]);
  expect(readFiles(23 * hour)).toEqual({ there: [file(1)], expired: [file(0)] });
});

it.each([
  null,
  5,
  'plan.pdf',
  {},
  file(0, { id: 5 }),
  file(0, { name: null }),
  file(0, { size: '2 KB' }),
  file(0, { at: null }),
])('does not take %j for a file', (stored) => {
  sessionStorage.setItem('contact-files', JSON.stringify([stored, file(0)]));
  expect(readFiles(0)).toEqual({ there: [file(0)], expired: [] });
});

it.each(['', '{', 'null', '5', '"text"', '[]'])('begins anew where the tab has %j stored', (stored) => {
  for (const key of ['contact-draft', 'contact-files']) sessionStorage.setItem(key, stored);
  expect([readDraft(), readFiles(0)]).toEqual([{}, { there: [], expired: [] }]);
});
