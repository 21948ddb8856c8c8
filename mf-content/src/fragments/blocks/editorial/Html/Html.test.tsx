import { act, fireEvent, screen } from '@testing-library/react';
import { Subject } from 'rxjs';
import type { Consent } from 'shared/platform';
import { renderFragment } from 'shared/testing';
import remote from '../../../../remote.ts';

const script = 'https://player.vimeo.com/api/player.js';
const html = { __typename: 'Html', code: '<table><tr><td>Quarante</td></tr></table>', sideEffects: [script] };

/** A visitor who may change their mind; `asked` is what they were asked about. */
function visitor(agrees = false) {
  const changes$ = new Subject<void>();
  const asked: string[] = [];
  let allowed = agrees;
  const consent: Consent = {
    allows: (category) => category === 'media' && allowed,
    changes$,
    ask: (category) => void asked.push(category),
  };
  const choose = (now: boolean) =>
    act(() => {
      allowed = now;
      changes$.next();
    });
  return { consent, asked, choose, changes$ };
}

const show = (consent: Consent, blocks: object[] = [html]) =>
  renderFragment(
    remote,
    'mf-content/blocks',
    { path: '/page/l-atelier' },
    { country: 'be', consent, answers: { BlocksForPage: { blocksForPage: blocks } } },
  );

const frame = () => screen.queryByTitle('Contenu de player.vimeo.com');

it('shows content that needs no script to everybody, and asks nobody', async () => {
  const { consent, asked } = visitor();
  await show(consent, [{ ...html, sideEffects: ['https://not-on-the-list.example/x.js'] }]);
  expect(screen.getByRole('cell', { name: 'Quarante' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual([]);
});

// R203, C55
it('asks before a script runs; until then it shows its content and a way to the choices', async () => {
  const { consent, asked } = visitor();
  await show(consent);
  expect(asked).toEqual(['media']);
  expect(frame()).toBeNull();
  expect(screen.getByRole('cell', { name: 'Quarante' })).toBeInTheDocument();
  expect(screen.getByText(/vient de player.vimeo.com/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choisir ce qui est affiché' })).toHaveAttribute('data-consent-settings');
});

// R203, C55
it('gives way to a frame without rights once the visitor agrees, and comes back when they do no more', async () => {
  const { consent, choose, changes$ } = visitor();
  const { unmount } = await show(consent);
  choose(true);
  expect(frame()).toHaveAttribute('src', '/embeds/fr/0?path=%2Fpage%2Fl-atelier');
  expect(frame()?.getAttribute('sandbox')).not.toMatch(/same-origin/);
  expect(screen.queryByRole('cell')).toBeNull();
  choose(false);
  expect(frame()).toBeNull();
  expect(screen.getByRole('cell', { name: 'Quarante' })).toBeInTheDocument();
  unmount();
  expect(changes$.observed).toBe(false);
});

it('does not ask who has agreed', async () => {
  const { consent, asked } = visitor(true);
  await show(consent);
  expect(frame()).toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('frames the block of that number', async () => {
  const { consent } = visitor(true);
  await show(consent, [{ ...html, sideEffects: [] }, { __typename: 'EditoSimple', text: '<p>Entre deux</p>' }, html]);
  expect(frame()).toHaveAttribute('src', '/embeds/fr/1?path=%2Fpage%2Fl-atelier');
});

it('is as high as its frame says, and listens to no other', async () => {
  const { consent } = visitor(true);
  await show(consent);
  const element = frame();
  if (!(element instanceof HTMLIFrameElement)) throw new Error('There is no frame');
  const tell = (source: Window | null, data: unknown) =>
    fireEvent(window, new MessageEvent('message', { source, data }));
  tell(element.contentWindow, { height: 480 });
  expect(element).toHaveAttribute('height', '480');
  tell(window, { height: 900 });
  tell(element.contentWindow, 'a word');
  expect(element).toHaveAttribute('height', '480');
});
