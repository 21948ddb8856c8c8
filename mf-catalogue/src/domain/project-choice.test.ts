import fc from 'fast-check';
import { asksForProject, choiceIn, projectFor } from './project-choice.ts';

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
  expect(projectFor([project], { size: 'large', status: 'alone', inspiration: 'wood' })).toBe(project);
  expect(projectFor([project], { size: 'large', status: 'family', inspiration: 'wood' })).toBeUndefined();
});

it('shows a result only when an address asks for one', () => {
  expect(asksForProject({ page: '2' })).toBe(false);
  expect(asksForProject({ status: 'alone' })).toBe(true);
});
