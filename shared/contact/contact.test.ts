import fc from 'fast-check';
import {
  fileIds,
  hasAcceptedExtension,
  largestFile,
  type MessageField,
  messageRules,
  requiredFields,
} from './index.ts';

const message = {
  civility: 'Mme',
  firstName: 'Camille',
  lastName: 'Roy',
  email: 'Camille@Example.org',
  phone: '+33 6 12 34 56 78',
  subject: 'Ligne 120',
  body: 'Existe-t-il en 110 ?',
};

const errorsOf = (input: object): Record<string, string> =>
  Object.fromEntries(
    (messageRules.safeParse(input).error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );

// R331, R332, C20
it('asks for the fields that its list says, and for no other', () => {
  expect(messageRules.parse(message)).toMatchObject({ email: 'camille@example.org', company: null });
  expect(errorsOf({})).toEqual(Object.fromEntries(requiredFields.map((field) => [field, 'required'])));
  for (const field of requiredFields) expect(errorsOf({ ...message, [field]: ' \n' })).toHaveProperty(field);
});

// C22
it.each<[MessageField, number]>([
  ['civility', 50],
  ['firstName', 255],
  ['lastName', 255],
  ['company', 255],
  ['subject', 255],
  ['commandNumber', 255],
  ['resellerType', 255],
  ['reseller', 1000],
  ['body', 5000],
])('takes %s up to %i characters', (field, longest) => {
  expect(errorsOf({ ...message, [field]: 'x'.repeat(longest) })).toEqual({});
  expect(errorsOf({ ...message, [field]: 'x'.repeat(longest + 1) })).toEqual({ [field]: 'too-long' });
});

// R333, C23
it('counts the digits of a phone number, whatever stands between them', () => {
  const separator = fc.constantFrom('', ' ', '.', '-', '–', '/', '(', ')', '\u00A0');
  const inCountry = fc.array(fc.tuple(fc.constantFrom(...'123456789'), separator), { minLength: 1, maxLength: 16 });
  const codes = ['', '+', '00'].flatMap((sign) =>
    (sign ? ['1', '33', '352', '44', '49', '420'] : ['']).map((code) => sign + code),
  );
  fc.assert(
    fc.property(fc.constantFrom(...codes), inCountry, (code, digits) => {
      const phone = `${code}${digits.flat().join('')}`;
      const isTaken = digits.length >= 8 && digits.length <= 12;
      expect(errorsOf({ ...message, phone })).toEqual(isTaken || phone.length > 50 ? {} : { phone: 'phone' });
    }),
  );
});

// C23
it.each([
  ['+49 1512 3456789', true],
  ['+44 7911 123456', true],
  ['0044 (0)7911 123456', true],
  ['+33 (0)6 12 34 56 78', true],
  ['+352 621 123 456', true],
  ['+1 (212) 555-0147', true],
  ['0475/12.34.56', true],
  ['+49 123', false],
  ['+44 7911 123456 789', false],
  ['06 12 34', false],
  ['bitte per Mail', false],
  ['06+12345678', false],
])('of the phone number %j says whether it is one: %s', (phone, isTaken) => {
  expect(errorsOf({ ...message, phone })).toEqual(isTaken ? {} : { phone: 'phone' });
});

it('keeps a line to one line, whatever is written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (subject) => {
      const { data } = messageRules.safeParse({ ...message, subject });
      if (data) expect(data.subject).not.toMatch(/\p{Cc}|^\s|\s$/u);
    }),
  );
});

it('refuses what fills in the field that people do not see', () => {
  expect(errorsOf({ ...message, homepage: '' })).toEqual({});
  expect(errorsOf({ ...message, homepage: 'x' })).toEqual({ homepage: 'not-empty' });
});

// R335, C19
it('takes four files, each once', () => {
  const ids = Array.from({ length: 5 }, () => `${crypto.randomUUID()}.${'s'.repeat(22)}`);
  expect(fileIds.parse([...ids.slice(0, 4), ids[0]])).toHaveLength(4);
  expect(fileIds.safeParse(ids).error?.issues[0]?.message).toBe('files-too-many');
  expect(fileIds.safeParse(['no id']).error?.issues[0]?.message).toBe('files-unknown');
  expect(fileIds.parse(undefined)).toEqual([]);
});

// R336
it('takes files of five megabytes of 1,048,576 bytes', () => {
  expect(largestFile).toBe(5_242_880);
});

// R334
it('knows the endings of pictures and PDF files', () => {
  for (const name of ['plan.pdf', 'PHOTO.JPG', 'a.b.heic']) expect(hasAcceptedExtension(name)).toBe(true);
  for (const name of ['plan', 'plan.svg', 'plan.pdf.exe', 'pdf', '.pdf.'])
    expect(hasAcceptedExtension(name)).toBe(false);
});
