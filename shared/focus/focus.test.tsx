import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { focusOn } from './index.ts';

/** What is there until its button "Go" is pressed, and what is there afterwards. */
function Changing({ before, after }: { before(go: () => void): ReactNode; after?: ReactNode }) {
  const [isDone, setDone] = useState(false);
  return isDone ? after : before(() => setDone(true));
}
const go = () => userEvent.click(screen.getByRole('button', { name: 'Go' }));
const button = (act: () => void) => (
  <button type="button" onClick={act}>
    Go
  </button>
);

it('goes on at what took the place: a field, a heading or a notice', async () => {
  for (const [place, role] of [
    [<input key="field" aria-label="Code" />, 'textbox'],
    [<h2 key="heading">Merci</h2>, 'heading'],
    [
      <p key="notice" role="status">
        C’est fait.
      </p>,
      'status',
    ],
  ] as const) {
    const { unmount } = render(
      <section>
        <a href="/">Elsewhere</a>
        <Changing before={button} after={<div>{place}</div>} />
      </section>,
    );
    await go();
    expect(screen.getByRole(role)).toHaveFocus();
    unmount();
  }
});

it('goes on at the same control of the next one in a list, or else of the one before', async () => {
  function List() {
    const [names, setNames] = useState(['a', 'b', 'c']);
    return (
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href="/">{name}</a>
            <button
              type="button"
              className="remove"
              aria-label={`Remove ${name}`}
              onClick={() => setNames(names.filter((one) => one !== name))}
            >
              <svg aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    );
  }
  const { unmount } = render(<List />);
  const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
  await userEvent.click(remove('b'));
  expect(remove('c')).toHaveFocus();
  await userEvent.click(remove('c'));
  expect(remove('a')).toHaveFocus();
  unmount();
});

it('stays where it was, in what is around, where nothing is beside', async () => {
  const { unmount } = render(
    <section aria-label="Alone">
      <Changing before={button} />
    </section>,
  );
  await go();
  const alone = screen.getByRole('region', { name: 'Alone' });
  expect(alone).toHaveFocus();
  act(() => alone.blur());
  expect(alone).not.toHaveAttribute('tabindex');
  unmount();
});

it.each(['disabled', 'hidden', 'inert'])('goes on elsewhere where its element becomes %s', async (state) => {
  render(
    <section>
      <button type="button">Here</button>
    </section>,
  );
  const here = screen.getByRole('button');
  here.focus();
  await act(async () => here.setAttribute(state, ''));
  expect(here).not.toHaveFocus();
  expect(document.body).not.toHaveFocus();
});

it('goes back to where it came from when a layer is closed', async () => {
  render(<button type="button">Opener</button>);
  const opener = screen.getByRole('button');
  opener.focus();
  const layer = document.body.appendChild(document.createElement('div'));
  layer.className = 'mf-part';
  layer.append(Object.assign(document.createElement('button'), { textContent: 'In it' }));
  layer.querySelector('button')?.focus();
  await act(async () => layer.remove());
  expect(opener).toHaveFocus();
});

it('is left alone where the visitor has left the element before it goes', async () => {
  const { unmount } = render(<Changing before={button} after={<input aria-label="Code" />} />);
  const pressed = screen.getByRole('button');
  pressed.focus();
  await act(async () => pressed.blur());
  await act(async () => pressed.click());
  expect(screen.getByRole('textbox')).not.toHaveFocus();
  unmount();
});

it('leaves a page that is left to the router', async () => {
  const [menu, inPage] = stand(
    '<a href="/">Menu</a><div id="page"><div class="mf-part"><a href="/">On</a></div><p><a href="/">Next page</a></p></div>',
  );
  menu?.focus();
  inPage?.focus();
  await act(async () => inPage?.parentElement?.remove());
  expect(document.body).toHaveFocus();
});

/** Puts HTML directly into the body, and answers what in it can have the focus. */
function stand(html: string): HTMLElement[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll<HTMLElement>('a, button')];
}
afterEach(() => document.body.replaceChildren());

it.each(['hidden', 'removed'])('goes back out of a layer that is %s, whatever is beside it', async (how) => {
  const [opener, inLayer] = stand(
    '<button>Opener</button><section><div class="mf-part"><button>In it</button></div><button>Beside</button></section>',
  );
  opener?.focus();
  inLayer?.focus();
  const layer = inLayer?.parentElement;
  await act(async () => (how === 'hidden' ? layer?.setAttribute('hidden', '') : layer?.remove()));
  expect(opener).toHaveFocus();
});

it('goes on at what is alike in all, and not at the first button', async () => {
  const item = '<li><button class="open">Open</button><button class="remove">Remove</button></li>';
  const [, remove, , removeNext] = stand(`<ul>${item}${item}</ul>`);
  remove?.focus();
  await act(async () => remove?.parentElement?.remove());
  expect(removeNext).toHaveFocus();
});

it('is kept in a part that React has not hydrated yet, whose events it keeps from others', async () => {
  const [go, next] = stand('<section><button>Go</button><button>Next</button></section>');
  go?.parentElement?.addEventListener('focusin', (event) => event.stopPropagation(), true);
  go?.focus();
  await act(async () => go?.remove());
  expect(next).toHaveFocus();
});

it('stays where it is while something comes beside it', async () => {
  const [here] = stand('<section><button>Here</button></section>');
  here?.focus();
  await act(async () => here?.after(Object.assign(document.createElement('button'), { textContent: 'New' })));
  expect(here).toHaveFocus();
});

it('is kept for an element that has lost it and got it again', async () => {
  const [here, next] = stand('<section><button>Here</button><button>Next</button></section>');
  here?.focus();
  await act(async () => {
    here?.blur();
    here?.focus();
  });
  await act(async () => here?.remove());
  expect(next).toHaveFocus();
});

it('goes on elsewhere where a style sheet hides its element', async () => {
  const [here] = stand('<section><button>Here</button></section>');
  const isVisible = function (this: Element, { visibilityProperty }: CheckVisibilityOptions = {}) {
    return this !== here || !visibilityProperty;
  };
  Object.assign(Element.prototype, { checkVisibility: isVisible });
  here?.focus();
  // As a browser does.
  await act(async () => here?.blur());
  expect(here?.parentElement).toHaveFocus();
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

it('can be given to what Tab passes by, and is not taken by what is not there', () => {
  document.body.innerHTML = '<button>Go</button><p>Merci</p>';
  const [button, words] = [...document.body.children].filter((one) => one instanceof HTMLElement);
  if (!button || !words) throw new Error('Something is missing');
  expect([focusOn(button), button.hasAttribute('tabindex')]).toEqual([true, false]);
  expect([focusOn(words), words.tabIndex]).toEqual([true, -1]);
  words.blur();
  expect(words).not.toHaveAttribute('tabindex');
  const gone = document.createElement('p');
  expect([focusOn(gone), gone.hasAttribute('tabindex')]).toEqual([false, false]);
  // What gives it a place among the stops of Tab later is heeded.
  words.tabIndex = 0;
  words.focus();
  words.blur();
  expect(words).toHaveAttribute('tabindex', '0');
});
