import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderBlocks } from '../../../../testing/render-blocks.ts';

const items = [
  { heading: 'Peut-on la percer ?', text: '<p>Oui, à l’eau</p>' },
  { heading: 'Jaunit-elle ?', text: '<p>Non, <strong>jamais</strong></p>' },
];
const answers = () => screen.getAllByRole('group').map((fold) => fold.hasAttribute('open'));

const show = (given: object[] = items) => renderBlocks([{ __typename: 'Accordion', items: given }]);

// R209
it('is a list of questions with their answers folded away', async () => {
  await show();
  const questions = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(questions).toEqual(['Peut-on la percer ?', 'Jaunit-elle ?']);
  expect(answers()).toEqual([false, false]);
  expect(screen.getByText('jamais').tagName).toBe('STRONG');
});

it('opens what is asked for, and leaves open what was', async () => {
  await show();
  await userEvent.click(screen.getByText('Peut-on la percer ?'));
  await userEvent.click(screen.getByText('Jaunit-elle ?'));
  expect(answers()).toEqual([true, true]);
  await userEvent.click(screen.getByText('Peut-on la percer ?'));
  expect(answers()).toEqual([false, true]);
});

it('is nothing where there is no question', async () => {
  const { container } = await show([]);
  expect(container).toBeEmptyDOMElement();
});
