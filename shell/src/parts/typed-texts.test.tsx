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
