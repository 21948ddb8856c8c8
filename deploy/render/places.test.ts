import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createPlaces } from './places.ts';

test('whoever takes, gives back and gives up: no more places are taken than there are, and they are given in turn', async () => {
  const step = fc.constantFrom('take', 'giveBack', 'giveUp');
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 60 }), async (count, steps) => {
      const places = createPlaces(count);
      let taken = 0;
      /** Who waits, and still wants to. */
      let waiting: { isWanted: boolean }[] = [];
      const served: object[] = [];
      const expected: object[] = [];
      /** Who has given up hears of it when the next place is given back. */
      let givenUp: object[] = [];
      const refused: object[] = [];
      const expectedRefused: object[] = [];
      for (const what of steps) {
        if (what === 'take') {
          const one = { isWanted: true };
          void places.take(() => one.isWanted).then((isTaken) => (isTaken ? served : refused).push(one));
          if (taken === count) waiting.push(one);
          else {
            taken += 1;
            expected.push(one);
          }
        }
        if (what === 'giveBack' && taken > 0) {
          places.giveBack();
          expectedRefused.push(...givenUp);
          givenUp = [];
          const [next] = waiting;
          if (next) expected.push(next);
          else taken -= 1;
          waiting = waiting.slice(1);
        }
        const [first] = waiting;
        if (what === 'giveUp' && first) {
          first.isWanted = false;
          givenUp.push(first);
          waiting = waiting.slice(1);
        }
        assert.equal(places.waiting, waiting.length);
        await Promise.resolve().then(() => {});
      }
      assert.deepEqual([served, refused], [expected, expectedRefused]);
      assert.equal(places.tryTake(), taken < count);
    }),
  );
});
