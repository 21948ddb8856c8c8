import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { createBackground } from './background.ts';
import { startMaintenance } from './maintenance.ts';

/** How often each work is done while a server runs. */
const every = {
  second: ['doDue', 'keepGone', 'guard'],
  minute: ['sendUnsent', 'takeInPending', 'takeIn', 'vacuum', 'removeForgotten', 'removeCounters'],
  hour: ['removeMessages', 'removeUnnamed', 'removeAnswers', 'forgetOld', 'forgetEnded', 'thinReports'],
};

/** A server with its maintenance, and what was done since it was asked for the last time: how often each. */
function startServer(doDue: () => Promise<void> = async () => undefined) {
  const app = Fastify();
  let times: Record<string, number> = {};
  const work = (name: string) => async () => {
    times[name] = (times[name] ?? 0) + 1;
    if (name === 'doDue') await doDue();
    if (name === 'vacuum') throw new Error('no room');
  };
  const failures: string[] = [];
  const ofReleases = {
    guard: work('guard'),
    thinReports: work('thinReports'),
    removeForgotten: work('removeForgotten'),
  };
  const none = async () => assert.fail('nobody asked for it');
  startMaintenance(
    app,
    {
      doDue: work('doDue'),
      keepGone: work('keepGone'),
      vacuum: work('vacuum'),
      outgoing: { send: none, sendUnsent: work('sendUnsent'), removeOld: work('removeMessages') },
      uploads: { store: none, remove: none, removeUnnamed: work('removeUnnamed') },
      firstAnswers: { to: none, removeOld: work('removeAnswers') },
      limits: { removeOld: work('removeCounters') },
      releases: ofReleases,
      imports: { takeInPending: work('takeInPending'), forgetOld: work('forgetOld') },
      previews: { takeIn: work('takeIn'), forgetEnded: work('forgetEnded') },
    },
    createBackground((what) => failures.push(what)),
  );
  return {
    app,
    failures,
    done() {
      const was = times;
      times = {};
      return was;
    },
  };
}

test('what was due is done before anybody is answered, and all the rest once when a server starts', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const due = Promise.withResolvers<void>();
  const { app, done } = startServer(() => due.promise);
  const ready = app.ready();
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(done(), { doDue: 1 });
  due.resolve();
  await ready;
  assert.deepEqual(done(), Object.fromEntries(Object.values(every).flatMap((names) => names.map((name) => [name, 1]))));
  await app.close();
});

test('each work is done again in its time, until the server ends, and one that fails is logged and no more', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const { app, done, failures } = startServer();
  await app.ready();
  done();
  const [seconds, minutes] = [3600, 60];
  t.mock.timers.tick(seconds * 1000);
  const timesOf = (names: readonly string[], times: number) => names.map((name) => [name, times]);
  assert.deepEqual(
    done(),
    Object.fromEntries([
      ...timesOf(every.second, seconds),
      ...timesOf(every.minute, minutes),
      ...timesOf(every.hour, 1),
    ]),
  );
  await app.close();
  t.mock.timers.tick(seconds * 1000);
  assert.deepEqual(done(), {});
  assert.deepEqual(new Set(failures), new Set(['what has changed could not be made known to the planner']));
});
