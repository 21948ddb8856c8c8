import { keepFocus } from '../focus/index.ts';
import { watchFocus } from './watch-focus.ts';

watchFocus();
// As the shell does for all parts.
const end = keepFocus();

const lost: string[] = [];
globalThis.focusWasLost = (what) => lost.push(what);

/** Comes before the testing library takes the page away: a test fails that leaves the keyboard nowhere. */
afterEach(() => {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  const all = lost.splice(0);
  if (all.length) throw new Error(`The focus fell to the body:\n${all.join('\n')}`);
});

// A document that is taken down after the last test has no place to keep.
afterAll(end);
