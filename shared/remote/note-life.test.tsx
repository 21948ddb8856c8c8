import React, { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { Later } from './later.tsx';
import { renderNoted } from './note-life.ts';
import { jsx, jsxs } from './noted-jsx.ts';
import noted, * as named from './noted-react.ts';

// As the server's build renders a View: with these in place of React's own.
const { useDeferredValue, useEffect, useState, useSyncExternalStore, useId, createElement, cloneElement } = noted;
const render = (View: ComponentType) => renderNoted(() => renderToString(<View />));

test.each<[string, () => ReactNode]>([
  ['words and links', () => jsx('a', { href: '/fr', children: 'Accueil' })],
  ['a state that nothing sets, and an id', () => jsx('p', { id: useId(), children: useState('Bonjour')[0] })],
  ['a component that gets a function, and does nothing with it', () => jsx(Still, { onPress: () => {} })],
])('%s need no script', (_, View) => {
  expect(render(View).still).toBe(true);
});

const Still = (_: { onPress(): void }) => jsx('p', { children: 'Bonjour' });
const subscribe = () => () => {};
const Absent = lazy(() => new Promise<never>(() => {}));
const Button = () => jsx('button', { onClick: () => {}, children: 'Ouvrir' });
const Below = ({ children }: { children: ReactNode }) => <Later fetch={async () => {}}>{children}</Later>;
class Old extends noted.Component {
  override render = () => null;
}
class Pure extends noted.PureComponent {
  override render = () => null;
}

test.each<[string, () => ReactNode]>([
  ['a handler', () => jsx('button', { onClick: () => {}, children: 'Ouvrir' })],
  ['a handler of an element that is not made by JSX', () => createElement('button', { onClick: () => {} })],
  ['a handler that an element gets when it is cloned', () => cloneElement(<p />, { onClick: () => {} })],
  ['what gets its element', () => jsx('p', { ref: () => {} })],
  ['what keeps its element', () => jsx('p', { ref: { current: null } })],
  [
    'an effect',
    () => {
      useEffect(() => {});
      return null;
    },
  ],
  ['what follows a store', () => useSyncExternalStore(subscribe, String, String)],
  [
    'what begins with another value',
    () => {
      useDeferredValue('Bonsoir', 'Bonjour');
      return null;
    },
  ],
  ['what is not there yet', () => jsx(Suspense, { children: jsx(Absent, {}) })],
  ['what follows a piece that may come later', () => [<Below key="below">Bonjour</Below>, <Button key="button" />]],
  ['a component that is a class', () => jsx(Old, {})],
  ['a component that is a class and compares', () => jsx(Pure, {})],
  ['a handler of an element with several in it', () => jsxs('p', { onClick: () => {}, children: ['Un', 'Deux'] })],
])('%s needs scripts', (_, View) => {
  expect(render(View).still).toBe(false);
});

test('a part whose first screen is still is still, and marks the pieces below that are not', () => {
  const { html, still } = render(() => (
    <>
      <Below>
        <Button />
      </Below>
      <Below>Bonjour</Below>
    </>
  ));
  expect(still).toBe(true);
  const root = document.createElement('div');
  root.innerHTML = html;
  expect([...root.children].map((piece) => piece.hasAttribute('data-alive'))).toEqual([true, false]);
});

test('a part that is alive above its pieces is not still', () => {
  const View = () => (
    <>
      <Button />
      <Below>Bonjour</Below>
    </>
  );
  expect(render(View).still).toBe(false);
});

test('what views import from React is all there', () => {
  const forAll = Object.keys(React).filter((name) => !/^(?:__|unstable_|act$|captureOwnerStack$|default$)/.test(name));
  expect(Object.keys(named)).toEqual(expect.arrayContaining(forAll));
});
