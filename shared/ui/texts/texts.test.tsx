import { render } from '@testing-library/react';
import { Texts, textsIn } from './texts.tsx';

it('says texts in a row, each in its own language', () => {
  const { container } = render(<Texts texts={textsIn(['Eiche', 'smoked ash', 'Glas'], [null, 'en', null])} />);
  expect(container.innerHTML).toBe('Eiche, <span lang="en">smoked ash</span>, Glas');
});
