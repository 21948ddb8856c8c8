import { render } from '@testing-library/react';
import { PlatformContext } from '../../platform/index.ts';
import { fakePlatform } from '../../testing/index.ts';
import { Price, Texts, Translated, textsIn } from './texts.tsx';

it('says texts in a row, each in its own language', () => {
  const { container } = render(<Texts texts={textsIn(['Eiche', 'smoked ash', 'Glas'], [null, 'en', null])} />);
  expect(container.innerHTML).toBe('Eiche, <span lang="en">smoked ash</span>, Glas');
});

it('puts semicolons between texts of which one has a comma', () => {
  const { container } = render(<Texts texts={textsIn(['Knauf, Eiche', 'Griffmulde'], null)} />);
  expect(container.innerHTML).toBe('Knauf, Eiche; Griffmulde');
});

it('marks a text that has no translation, and is nothing without a text', () => {
  const { container, rerender } = render(<Translated as="h2" text="Oak" language="en" />);
  expect(container.innerHTML).toBe('<h2 lang="en">Oak</h2>');
  rerender(<Translated text="Eiche" language={null} />);
  expect(container.innerHTML).toBe('<p>Eiche</p>');
  rerender(<Translated text={null} language={null} />);
  expect(container).toBeEmptyDOMElement();
});

it('writes a price as the country does, without cents where there are none', () => {
  const { platform } = fakePlatform({ address: '/nl', country: 'be' });
  const { container } = render(
    <PlatformContext.Provider value={platform}>
      <Price amount={1290} currency="EUR" /> <Price amount={1290.5} currency="EUR" />
    </PlatformContext.Provider>,
  );
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe('€ 1.290 € 1.290,50');
});
