import { documentType } from './document-type.ts';

it('is read from the ending of the address', () => {
  expect(documentType('/documents/catalogue.pdf')?.media).toBe('application/pdf');
  expect(documentType('https://files.example/Plan.DWG?version=2')?.name).toBe('DWG');
});

it('is unknown where the address has no ending, or one that nobody knows', () => {
  expect(documentType('/documents/catalogue')).toBeUndefined();
  expect(documentType('/documents/v1.2/catalogue')).toBeUndefined();
});
