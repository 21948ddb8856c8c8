import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VitalSigns } from '../observe/vital-signs.ts';
import { createHealthWatch, lookMs, type Phase } from './health-watch.ts';
import type { Render } from './render-queue.ts';
import { testOrder } from './testing.ts';

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
    assert.equal(found.seconds, 1.25);
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

/** A process of which the system says this at each look, and the pings that it gets. */
function watchAs(signs: () => Partial<VitalSigns> | undefined, running: Render[] = []) {
  let time = 0;
  const pings: string[] = [];
  const watched = createHealthWatch({
    pid: 1,
    renders: { running: new Map(running.entries()), begun: running.length },
    ping: (nonce) => pings.push(nonce),
    read() {
      const said = signs();
      return said && { cpuMs: 0, isAsleep: false, isStopped: false, memoryBytes: 0, ...said };
    },
    now: () => time,
  });
  const look = (phase: Phase = 'running') => {
    time += lookMs;
    return watched.look(phase);
  };
  return {
    watched,
    pings,
    look,
    /** What is found within a minute, and after how many seconds. */
    found(phase?: Phase) {
      for (let looks = 1; looks * lookMs <= 60_000; looks += 1) {
        const [fault, why] = look(phase) ?? [];
        if (fault) return { fault, why, seconds: (looks * lookMs) / 1_000 };
      }
      return undefined;
    },
  };
}
const renderWith = (calls: number): Render => ({
  order: testOrder(),
  calls,
  ending: new AbortController().signal,
  asleepMs: 0,
  resolve() {},
  reject() {},
});

test('a process may take half a gigabyte of memory, and what it takes is shown', () => {
  const megabyte = 1024 * 1024;
  let memoryBytes = 512 * megabyte;
  const { watched, look } = watchAs(() => ({ memoryBytes }));
  assert.equal(watched.memoryBytes, 0);
  assert.equal(look(), undefined);
  assert.equal(watched.memoryBytes, memoryBytes);
  memoryBytes += megabyte;
  // It was at rest: it is looked at again after two seconds.
  const found = Array.from({ length: 8 }, () => look()).find((one) => one !== undefined);
  assert.deepEqual(found, ['memory', 'it took 513 MB']);
});

test('a process that loads may take a processor for three seconds', () => {
  let cpuMs = 0;
  const { found } = watchAs(() => {
    cpuMs += lookMs;
    return { cpuMs, memoryBytes: 7 * 1024 * 1024 };
  });
  assert.deepEqual(found('loading'), { fault: 'loop', why: 'it is in a loop, at 7 MB', seconds: 3.25 });
});

test('a render that sleeps for five seconds and waits for no content does not end, whether or not the system says so', () => {
  const never = { fault: 'loop', why: 'a render does not end', seconds: 5.25 };
  const asleep = () => ({ isAsleep: true, cpuMs: 100 });
  assert.deepEqual(watchAs(asleep, [renderWith(1), renderWith(0)]).found(), never);
  assert.deepEqual(watchAs(() => undefined, [renderWith(0)]).found(), never);
  assert.equal(watchAs(asleep, [renderWith(1)]).found(), undefined, 'content is under way');
  assert.equal(watchAs(() => ({ cpuMs: 100 }), [renderWith(0)]).found(), undefined, 'it waits for a processor');
});

test('a process that has worked is asked for an answer, and for another one once it has given it', () => {
  let cpuMs = 0;
  const { watched, pings, look } = watchAs(() => ({ cpuMs }));
  const work = () => {
    cpuMs += 10;
    look();
  };
  look();
  assert.equal(pings.length, 0, 'it has done nothing');
  for (let looks = 0; looks < 20; looks += 1) work();
  const [first = ''] = pings;
  assert.equal(pings.length, 1);
  watched.answered('another');
  work();
  assert.equal(pings.length, 1);
  watched.answered(first);
  work();
  assert.equal(new Set(pings).size, 2);
});
