import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { typedTexts } from './typed-texts.ts';

function Form() {
  const [name, setName] = useState('');
  const [city, setCity] = useState('lyon');
  return (
    <form>
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <select aria-label="city" value={city} onChange={({ target }) => setCity(target.value)}>
        <option value="lyon">Lyon</option>
        <option value="lille">Lille</option>
      </select>
      <textarea aria-label="words" defaultValue="" />
      <input aria-label="news" type="checkbox" defaultChecked={false} />
      <output>{`${name} ${city}`}</output>
    </form>
  );
}

/** The fields as the visitor sees them. */
const field = <Kind extends HTMLElement>(root: HTMLElement, name: string) => {
  const found = root.querySelector<Kind & { value: string; checked: boolean }>(`[aria-label="${name}"]`);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

it('keeps what was typed and chosen before the part was alive, and tells the part of it', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form />);
  field(root, 'name').value = 'Camille';
  field(root, 'city').value = 'lille';
  field(root, 'words').value = 'Bonjour';
  field(root, 'news').checked = true;
  const typeAgain = typedTexts(root);
  await act(async () => void hydrateRoot(root, <Form />));
  // A library for forms may have set a field back.
  field(root, 'words').value = '';
  await act(async () => typeAgain());
  expect(root.querySelector('output')).toHaveTextContent('Camille lille');
  expect(field(root, 'name').value).toBe('Camille');
  expect(field(root, 'words').value).toBe('Bonjour');
  expect(field(root, 'news').checked).toBe(true);
});

it('says nothing of fields that nobody has touched', () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form />);
  const heard = jest.fn();
  root.addEventListener('input', heard);
  typedTexts(root)();
  expect(heard).not.toHaveBeenCalled();
});

/** What is heard of fields, as a visitor has left them, when their part is alive. */
function heardOf(html: string, use: (root: HTMLElement) => void, hydrate = (_: HTMLElement) => {}): string[] {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  use(root);
  const typeAgain = typedTexts(root);
  hydrate(root);
  const heard: string[] = [];
  for (const name of ['input', 'change', 'click'])
    root.addEventListener(name, ({ target }) => {
      if (target instanceof Element) heard.push(`${target.getAttribute('aria-label')} ${name}`);
    });
  typeAgain();
  root.remove();
  return heard;
}
const choose = (index: number) => (root: HTMLElement) => {
  const list = root.querySelector('select');
  if (list) list.selectedIndex = index;
};

const cities = (chosen: string) =>
  `<select aria-label="city">${['Lyon', 'Lille'].map((city) => `<option${city === chosen ? ' selected' : ''}>${city}</option>`).join('')}</select>`;

it.each([
  ['has chosen nothing from the start, and shows its first', '', 0, 0],
  ['had chosen nothing, and has another now', '', 1, 2],
  ['had the last one chosen, and has the first now', 'Lille', 0, 2],
  ['has what it had', 'Lille', 1, 0],
])('knows of a list that it %s', (_, chosen, index, events) => {
  expect(heardOf(cities(chosen), choose(index))).toHaveLength(events);
});

const boxes = '<input type="radio" aria-label="one" checked><input type="checkbox" aria-label="two">';
const check = (root: HTMLElement) => {
  field(root, 'two').checked = true;
};

it('checks a box again that was set back, and none that was not', () => {
  const setBack = (root: HTMLElement) => {
    field(root, 'two').checked = false;
  };
  expect(heardOf(boxes, check)).toEqual([]);
  expect(heardOf(boxes, check, setBack)).toEqual(['two click', 'two input', 'two change']);
  expect(heardOf(boxes, () => {})).toEqual([]);
});

it('leaves a field alone that is gone', () => {
  const gone: string[] = [];
  const take = (root: HTMLElement) => {
    field(root, 'name').addEventListener('input', () => gone.push('heard'));
    field(root, 'name').remove();
  };
  const type = (root: HTMLElement) => {
    field(root, 'name').value = 'Camille';
  };
  expect([heardOf('<input aria-label="name">', type, take), gone]).toEqual([[], []]);
});

it('keeps the caret of who is typing, and moves nobody else’s', () => {
  const carets: (number | null)[] = [];
  const type = (root: HTMLElement) => {
    for (const input of root.querySelectorAll('input')) input.value = 'Camille';
    root.querySelector('input')?.focus();
    for (const input of root.querySelectorAll('input')) input.setSelectionRange(3, 3);
  };
  const note = (root: HTMLElement) =>
    root.addEventListener('change', () => {
      carets.splice(0);
      for (const input of root.querySelectorAll('input')) carets.push(input.selectionEnd);
    });
  heardOf('<input aria-label="name"><input aria-label="street">', type, note);
  expect(carets).toEqual([3, 7]);
});
