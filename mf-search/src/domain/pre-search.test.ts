import fc from 'fast-check';
import { createPreSearch, isSearchedAtOnce, type PreSearch } from './pre-search.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// R303
it('searches at once with 4, 5, 7 and 9 characters, and so on', () => {
  const lengths = Array.from({ length: 14 }, (_, length) => length).filter((length) => isSearchedAtOnce(length, 4));
  expect(lengths).toEqual([4, 5, 7, 9, 11, 13]);
});

// C11
it('searches a text of another length when nobody has typed for a moment, and nothing twice', async () => {
  const asked: string[] = [];
  const { typed } = createPreSearch(
    async (text) => void asked.push(text),
    () => {},
  );
  for (const text of ['m', 'mi', 'mir', 'miro', 'miroi', 'miroir']) typed(text);
  expect(asked).toEqual(['miro', 'miroi']);
  await jest.advanceTimersByTimeAsync(199);
  expect(asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['miro', 'miroi', 'miroir']);
});

// R302
it('clears what it showed when the text becomes too short', async () => {
  const states: PreSearch<string>[] = [];
  const { typed } = createPreSearch(
    async (text) => text,
    (state) => void states.push(state),
  );
  typed('miro');
  await jest.advanceTimersByTimeAsync(0);
  typed('mir ');
  expect(states.at(-1)).toEqual({ phase: 'short' });
});

it('says that a call failed, and goes on with the next text', async () => {
  const states: PreSearch<string>[] = [];
  const { typed } = createPreSearch(
    (text) => (text === 'miro' ? Promise.reject(new Error('no network')) : Promise.resolve(text)),
    (state) => void states.push(state),
  );
  typed('miro');
  await jest.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toEqual({ phase: 'failed', question: 'miro', cause: new Error('no network') });
  typed('miroi');
  await jest.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toEqual({ phase: 'answered', question: 'miroi', answer: 'miroi' });
});

/** A step of a visitor or of the network: a text is typed, time passes, or the n-th open call ends. */
const step = fc.oneof(
  fc.record({ does: fc.constant('type' as const), text: fc.stringMatching(/^[a-c ]{0,10}$/) }),
  fc.record({ does: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 400 }) }),
  fc.record({ does: fc.constant('end' as const), call: fc.nat(9), fails: fc.boolean() }),
);

// C11, C12
it('never shows the answer to another text than the last, in whatever order answers come, and always ends with it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const open: { text: string; end(fails: boolean): void }[] = [];
      let shown: PreSearch<string> = { phase: 'short' };
      let last = '';
      const { typed } = createPreSearch<string>(
        (text) =>
          new Promise((resolve, reject) =>
            open.push({ text, end: (fails) => (fails ? reject(new Error('failed')) : resolve(`answer to ${text}`)) }),
          ),
        (state) => {
          shown = state;
        },
      );
      const isOfLast = () => {
        if (shown.phase === 'short') expect(last.length).toBeLessThan(4);
        else expect(shown.question).toBe(last);
        if (shown.phase === 'answered') expect(shown.answer).toBe(`answer to ${last}`);
      };
      for (const taken of steps) {
        if (taken.does === 'type') {
          last = taken.text.trim();
          typed(taken.text);
        } else if (taken.does === 'wait') await jest.advanceTimersByTimeAsync(taken.ms);
        else open.splice(taken.call % (open.length || 1), 1)[0]?.end(taken.fails);
        await jest.advanceTimersByTimeAsync(0);
        isOfLast();
      }
      await jest.advanceTimersByTimeAsync(1000);
      for (const { end } of open.reverse()) end(false);
      await jest.advanceTimersByTimeAsync(0);
      isOfLast();
      expect(shown.phase).not.toBe('asked');
    }),
  );
});
