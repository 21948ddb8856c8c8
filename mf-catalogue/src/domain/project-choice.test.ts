import fc from 'fast-check';
import { asksForProject, asksForUnknown, choiceIn, projectFor } from './project-choice.ts';

const option = (id: string) => ({ id, name: id.toUpperCase() });
const options = {
  size: ['small', 'large'].map(option),
  status: ['alone', 'family'].map(option),
  inspiration: ['sea', 'wood'].map(option),
};
const project = { surface: { id: 'large' }, familySituation: { id: 'alone' }, inspiration: { id: 'wood' } };

// R41
it('takes the choices of the address, and the first of each list where it has none (R165)', () => {
  expect(choiceIn({}, options)).toEqual({ size: 'small', status: 'alone', inspiration: 'sea' });
  expect(choiceIn({ size: 'large', inspiration: 'wood' }, options)).toMatchObject({
    size: 'large',
    inspiration: 'wood',
  });
});

it('never chooses what is not offered', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('size', 'status', 'inspiration', 'page'), fc.string()), (query) => {
      const { size, status, inspiration } = choiceIn(query, options);
      expect(options.size.map(({ id }) => id)).toContain(size);
      expect(options.status.map(({ id }) => id)).toContain(status);
      expect(options.inspiration.map(({ id }) => id)).toContain(inspiration);
    }),
  );
});

it('finds the project that has all three choices (R166)', () => {
  const choice = { size: 'large', status: 'alone', inspiration: 'wood' };
  expect(projectFor([project], choice)).toBe(project);
  for (const other of [{ size: 'small' }, { status: 'family' }, { inspiration: 'sea' }])
    expect(projectFor([project], { ...choice, ...other })).toBeUndefined();
});

it.each([
  [{ size: 'large', status: 'alone', inspiration: 'wood' }, false],
  [{ size: 'large', page: '2' }, false],
  [{ status: '' }, false],
  [{ size: 'large', status: 'absent' }, true],
])('%j asks for what is not offered: %s', (query, unknown) => {
  expect(asksForUnknown(query, options)).toBe(unknown);
});

it('shows a result only when an address asks for one', () => {
  expect(asksForProject({ page: '2' })).toBe(false);
  expect(asksForProject({ status: 'alone' })).toBe(true);
});
