import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHealthWatch, lookMs } from './health-watch.ts';

interface Work {
  /** How much of a processor all threads of the process take. */
  share: number;
  rendersPerSecond?: number;
  /** What it answers to a ping: the nonce, something else, or nothing. */
  answer?: (nonce: string) => string | undefined;
}

/** Watches a process at such work for ten seconds; says what was found, and after how many. */
function watch({ share, rendersPerSecond = 0, answer = (nonce) => nonce }: Work) {
  let time = 0;
  const watched = createHealthWatch({
    pid: 1,
    renders: {
      running: new Map(),
      get begun() {
        return Math.floor((time / 1_000) * rendersPerSecond);
      },
    },
    ping(nonce) {
      const answered = answer(nonce);
      if (answered !== undefined) watched.answered(answered);
    },
    read: () => ({ cpuMs: time * share, isAsleep: false, isStopped: false, memoryBytes: 0 }),
    now: () => time,
  });
  while (time < 10_000) {
    time += lookMs;
    const [fault] = watched.look('running') ?? [];
    if (fault) return { fault, seconds: time / 1_000 };
  }
  return undefined;
}

test('whose threads take more of a processor than its renders explain is found out within some seconds', () => {
  // 64 calls of pbkdf2 on the threads of the pool took that much, and the loop of events was free.
  for (const share of [1.09, 1.41]) {
    const found = watch({ share, rendersPerSecond: 1 });
    assert.equal(found?.fault, 'processor');
    assert.ok(found.seconds < 10);
  }
  assert.equal(watch({ share: 0.7 })?.fault, 'processor', 'beside any render');
});

test('who renders all the time, or little beside that, is at no fault', () => {
  assert.equal(watch({ share: 1.2, rendersPerSecond: 10 }), undefined);
  assert.equal(watch({ share: 0.2 }), undefined);
});

test('only the number of a ping proves that a process is in no loop', () => {
  const inLoop = { share: 1, rendersPerSecond: 10 };
  for (const answer of [() => undefined, () => '', () => crypto.randomUUID()]) {
    const found = watch({ ...inLoop, answer });
    assert.equal(found?.fault, 'loop');
    assert.ok(found.seconds < 2);
  }
  assert.equal(watch(inLoop), undefined);
});

test('a process that has nothing to do is looked at every two seconds, and at once when a render comes', () => {
  let looks = 0;
  const renders = { running: new Map(), begun: 0 };
  const watched = createHealthWatch({
    pid: 1,
    renders,
    ping: () => {},
    read() {
      looks += 1;
      return { cpuMs: 100, isAsleep: true, isStopped: false, memoryBytes: 0 };
    },
  });
  const looksIn = (seconds: number) => {
    looks = 0;
    for (let ms = 0; ms < seconds * 1_000; ms += lookMs) watched.look('running');
    return looks;
  };
  looksIn(1);
  assert.equal(looksIn(20), 10);
  renders.begun += 1;
  assert.equal(looksIn(lookMs / 1_000), 1);
});

test('a process that sleeps for half a minute as it loads never will; one that waits for a processor is given time', () => {
  const loads = (isAsleep: boolean) => {
    const watched = createHealthWatch({
      pid: 1,
      renders: { running: new Map(), begun: 0 },
      ping: () => {},
      read: () => ({ cpuMs: 0, isAsleep, isStopped: false, memoryBytes: 0 }),
    });
    for (let ms = 0; ms < 120_000; ms += lookMs) {
      const [, why] = watched.look('loading') ?? [];
      if (why) return { why, seconds: ms / 1_000 };
    }
    return undefined;
  };
  assert.deepEqual(loads(true), { why: 'it does not load', seconds: 30 });
  assert.equal(loads(false), undefined);
});
