import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { PlatformContext } from 'shared/platform';
import { fakePlatform } from 'shared/testing';
import { showHeader } from '../header-under-test.tsx';
import { useOpening, usePanel } from './opening.ts';

const opener = (label: string) => screen.getByRole('button', { name: `Ouvrir le sous-menu ${label}` });
const item = (name: string) => screen.getByRole('link', { name });
const isOpen = (label: string) => opener(label).getAttribute('aria-expanded') === 'true';

/** What a finger does; jsdom has no such events of its own. */
const touch = (type: string, target: HTMLElement) =>
  fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'touch' }));

describe('the header of a wide screen', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const wait = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

  it('opens nothing again under a pointer that stays where it was closed', async () => {
    await showHeader();
    const mouse = visitor();
    await mouse.hover(item('Meubles'));
    await mouse.keyboard('{Escape}');
    await mouse.pointer({ target: item('Meubles'), coords: { clientX: 20 } });
    expect(isOpen('Meubles')).toBe(false);
  });

  it('opens by a tap and not by a finger that moves over it, and stays open when the finger is gone', async () => {
    await showHeader();
    touch('pointermove', item('Meubles'));
    expect(isOpen('Meubles')).toBe(false);
    await visitor().pointer([{ keys: '[TouchA]', target: opener('Meubles') }]);
    touch('pointerout', opener('Meubles'));
    await wait(1_000);
    expect(isOpen('Meubles')).toBe(true);
  });

  it('is opened and closed by the keyboard under a pointer that rests there, and not closed by its click', async () => {
    await showHeader();
    const both = visitor();
    await both.hover(item('Meubles'));
    await both.click(opener('Meubles'));
    expect(isOpen('Meubles')).toBe(true);
    await both.keyboard('{Enter}');
    expect(isOpen('Meubles')).toBe(false);
  });

  it('keeps what is open where the focus goes elsewhere from beside it, or nowhere', async () => {
    await showHeader();
    act(() => opener('Inspirations').focus());
    await visitor().hover(item('Meubles'));
    act(() => item('Journal').focus());
    expect(isOpen('Meubles')).toBe(true);
    act(() => opener('Meubles').focus());
    act(() => opener('Meubles').blur());
    expect(isOpen('Meubles')).toBe(true);
  });

  it('stays open for a press inside it, and closes as the tab leaves for another document', async () => {
    await showHeader();
    await visitor().hover(item('Meubles'));
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Rond' }));
    expect(isOpen('Meubles')).toBe(true);
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(isOpen('Meubles')).toBe(false);
  });

  it('closes for a press and an Escape in a part that React has not hydrated yet', async () => {
    await showHeader();
    const keyboard = visitor();
    const part = document.body.appendChild(document.createElement('main'));
    for (const name of ['pointerdown', 'keydown']) {
      act(() => opener('Meubles').focus());
      await keyboard.keyboard('{Enter}');
      expect(isOpen('Meubles')).toBe(true);
      part.addEventListener(name, (event) => event.stopPropagation());
      fireEvent(part, Object.assign(new Event(name, { bubbles: true }), { key: 'Escape' }));
      expect(isOpen('Meubles')).toBe(false);
    }
    part.remove();
  });

  it('leaves the focus where it is for an Escape that closes nothing, before and after', async () => {
    await showHeader();
    const keyboard = visitor();
    for (const _ of ['before', 'after']) {
      act(() => item('Meubles').focus());
      await keyboard.keyboard('{Escape}');
      expect(item('Meubles')).toHaveFocus();
      act(() => opener('Meubles').focus());
      await keyboard.keyboard('{Enter}{Escape}');
    }
  });
});

/** A control of the header, and what the server has rendered of it. */
function Control({ narrow = false }: { narrow?: boolean }) {
  const { open, around, toggle } = useOpening(narrow);
  return (
    <div {...around('country')}>
      <button type="button" aria-expanded={open === 'country'} onClick={toggle('country')}>
        Pays
      </button>
    </div>
  );
}
const control = () => screen.getByRole('button', { name: 'Pays' });

/** The focus is at the control as the style sheet opens it, and then its script runs. */
function comeAliveUnderFocus() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Control />);
  control().focus();
  return render(<Control />, { container, hydrate: true });
}

describe('what was opened before scripts ran', () => {
  afterEach(() => {
    delete document.body.dataset.navigated;
  });

  it('stays open, also by the click from then that is made again, until the screen is narrow', () => {
    const { rerender } = comeAliveUnderFocus();
    expect(control()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(control());
    expect(control()).toHaveAttribute('aria-expanded', 'true');
    rerender(<Control narrow />);
    expect(control()).toHaveAttribute('aria-expanded', 'false');
  });

  it('is nothing after a navigation', () => {
    document.body.dataset.navigated = '';
    comeAliveUnderFocus();
    expect(control()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the panel of a narrow screen', () => {
  afterEach(() => history.replaceState(null, '', '/'));
  const menu = () => screen.getByRole('navigation', { name: 'Menu' });

  it('is closed, and takes no focus, until it is asked for', async () => {
    await showHeader({ width: 390 });
    expect(menu()).toHaveAttribute('data-panel', 'closed');
    expect(document.body).toHaveFocus();
  });

  it.each([
    [390, 'open'],
    [1280, 'closed'],
  ])('that is the target of the address is, %i px wide, %s', async (width, panel) => {
    history.replaceState(null, '', '#mainmenu');
    await showHeader({ width });
    expect(menu()).toHaveAttribute('data-panel', panel);
  });

  it('leaves alone what could not be used before', async () => {
    const [page, dead] = ['main', 'aside'].map((name) => document.body.appendChild(document.createElement(name)));
    if (dead) dead.inert = true;
    await showHeader({ width: 390 });
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
    expect([page?.inert, dead?.inert, menu().closest('[inert]')]).toEqual([true, true, null]);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer le menu' }));
    expect([page?.inert, dead?.inert]).toEqual([false, true]);
    page?.remove();
    dead?.remove();
  });

  function Panel() {
    const [panel, burger] = [useRef<HTMLElement>(null), useRef<HTMLButtonElement>(null)];
    const [open, setOpen] = usePanel(true, panel, burger);
    return (
      <>
        <nav ref={panel} tabIndex={-1} data-panel={open} />
        <button ref={burger} type="button" onClick={() => setOpen(!open)}>
          Menu
        </button>
      </>
    );
  }

  it('lies over the page: the browser’s back closes it, and it says when it is closed otherwise', async () => {
    const { platform } = fakePlatform();
    const left = jest.fn();
    let goBack = () => {};
    const openLayer = (close: () => void) => {
      goBack = close;
      return left;
    };
    render(
      <PlatformContext value={{ ...platform, openLayer }}>
        <Panel />
      </PlatformContext>,
    );
    const burger = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(burger);
    expect(screen.getByRole('navigation')).toHaveAttribute('data-panel', 'true');
    act(() => goBack());
    expect(screen.getByRole('navigation')).toHaveAttribute('data-panel', 'false');
    expect(left).toHaveBeenCalledTimes(1);
  });
});
