import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { integrityOf } from 'shared/release/integrity';
import { eventually } from '../testing/eventually.ts';
import { buildRenderApp } from './app.ts';
import { createSupervisor } from './supervisor.ts';
import { serverPartOf, testOrder, testReleases } from './testing.ts';

const releases = testReleases();
after(() => releases.remove());

const sound = releases.add('mf-search', serverPartOf("return part('found')"));

/** A supervisor whose log is kept. */
function start(context: TestContext) {
  const faults: string[] = [];
  const output: string[] = [];
  const incomplete: string[] = [];
  const supervisor = createSupervisor(releases.folder, {
    fault: ({ name }, fault) => faults.push(`${name} ${fault}`),
    output: (_, text) => output.push(text),
    incomplete: ({ name }) => incomplete.push(name),
  });
  context.after(() => supervisor.close());
  const render = async (release: typeof sound, limitMs = 5_000, order = testOrder()) => {
    const part = JSON.parse(Buffer.from(await supervisor.render(release, order, limitMs)).toString());
    return part.html;
  };
  return {
    supervisor,
    faults,
    output,
    incomplete,
    render,
    running: () => supervisor.state().map(({ release }) => release),
  };
}

/** Code that sends bytes of its own making in the place of the next message, as `word` says. */
const forge = `
  const word = (head) => {
    const prefix = Buffer.alloc(8);
    prefix.writeUInt32BE(Buffer.byteLength(JSON.stringify(head)), 0);
    return Buffer.concat([prefix, Buffer.from(JSON.stringify(head))]);
  };
  const say = (bytes) => {
    const concat = Buffer.concat;
    Buffer.concat = () => bytes;
    fetch('', {}).catch(() => {});
    Buffer.concat = concat;
  };
`;

/** Kinds of faults: what a release does, and how it is named; what fills its heap slowly is in a loop before it is full. */
const kinds = [
  { name: 'mf-loops', fault: /loop/, code: serverPartOf('for (;;);') },
  { name: 'mf-waits', fault: /loop/, code: serverPartOf('await new Promise(() => {});') },
  {
    name: 'mf-heap',
    fault: /memory|loop/,
    code: serverPartOf('const all = []; for (;;) all.push(new Array(1000).fill(all));'),
  },
  {
    name: 'mf-buffers',
    fault: /memory/,
    code: serverPartOf(`globalThis.all = [];
      for (let n = 0; n < 60; n += 1) { all.push(Buffer.alloc(16e6, 1)); await new Promise((r) => setTimeout(r, 20)); }`),
  },
  { name: 'mf-rejects', fault: /load/, code: serverPartOf('', 'throw new Error("no");') },
  { name: 'mf-hangs', fault: /loop/, code: serverPartOf('', 'for (;;);') },
  {
    name: 'mf-noise',
    fault: /protocol/,
    code: serverPartOf(`${forge} say(Buffer.alloc(100, 'x')); await new Promise(() => {});`),
  },
  {
    // A loop in which it claims to be in none.
    name: 'mf-forges',
    fault: /loop/,
    code: serverPartOf(`${forge}
      const [end, nonce] = [Date.now() + 50_000, crypto.randomUUID()];
      for (let next = 0; Date.now() < end; )
        if (Date.now() > next) { say(word({ kind: 'pong', nonce })); next = Date.now() + 50; }
      return part('');`),
  },
  {
    name: 'mf-calls',
    fault: /loop/,
    code: serverPartOf(`
      const end = Date.now() + 50_000;
      for (let next = 0; Date.now() < end; ) if (Date.now() > next) { fetch('', {}).catch(() => {}); next = Date.now() + 50; }
      return part('');`),
  },
  {
    name: 'mf-prints',
    // Where the supervisor is slower than it, its own memory is full first.
    fault: /protocol|memory/,
    code: serverPartOf(
      "for (;;) { console.error('x'.repeat(3e5)); await new Promise((done) => setTimeout(done, 5)); }",
    ),
  },
  {
    name: 'mf-timer',
    fault: /exit/,
    code: serverPartOf('setTimeout(() => { throw new Error("late"); }); await new Promise(() => {});'),
  },
];

test('whatever releases do, all at once: each is named and paused, and another one renders on', async (context) => {
  const { supervisor, faults, render } = start(context);
  const bad = kinds.map(({ name, code }) => releases.add(name, code));
  await supervisor.live([sound, ...bad]);
  const failing = bad.map(async (release) => {
    await assert.rejects(render(release, 60_000));
    await assert.rejects(render(release), { code: /render-paused|render-failed/ });
  });
  assert.equal(await render(sound), 'found');
  await Promise.all(failing);
  const named = (name: string) => faults.find((one) => one.startsWith(`${name} `)) ?? `${name} not at all`;
  assert.deepEqual(
    kinds.map(({ name }) => named(name)).filter((said, place) => !kinds[place]?.fault.test(said)),
    [],
  );
  assert.ok(!faults.some((fault) => fault.startsWith(sound.name)));
  assert.equal(await render(sound), 'found');
});

test('a live release that is in use is there again when its pause is over, before anybody asks', async (context) => {
  const { supervisor, faults, render } = start(context);
  const release = releases.add(
    'mf-heals',
    serverPartOf(
      "if (task.name === 'bad') setImmediate(() => { throw new Error(); }); else return part('well'); await new Promise(() => {})",
    ),
  );
  await supervisor.live([release]);
  await assert.rejects(render(release, 5_000, { ...testOrder(), name: 'bad' }));
  await assert.rejects(render(release), { code: 'render-paused' });
  await eventually(() => supervisor.state().some(({ processes }) => processes > 0));
  assert.equal(await render(release), 'well');
  assert.deepEqual(faults, ['mf-heals exit']);
});

test('a render that throws is told to who asked, and its process goes on', async (context) => {
  const { faults, render } = start(context);
  const release = releases.add(
    'mf-throws',
    serverPartOf('if (!globalThis.seen) { seen = 1; throw new Error("no"); } return part(String(seen))'),
  );
  await assert.rejects(render(release), { code: 'render-failed', message: 'mf-throws@1.0.0 home: no' });
  assert.equal(await render(release), '1');
  assert.deepEqual(faults, []);
});

test('a render that is late is given up by who asked, and no fault as long as it ends', async (context) => {
  const { faults, render } = start(context);
  const release = releases.add(
    'mf-late',
    serverPartOf("await new Promise((r) => setTimeout(r, 400)); return part('late')"),
  );
  await render(release);
  await assert.rejects(render(release, 50), { code: 'render-late', message: /was being rendered after \d+ ms/ });
  assert.equal(await render(release), 'late');
  assert.deepEqual(faults, []);
});

test('content is asked for by the supervisor, with a token that the release never sees, and only as its manifest says', async (context) => {
  const asked: { authorization?: string; language?: string; body: string }[] = [];
  const content = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const { authorization, 'accept-language': language } = request.headers;
    asked.push({ authorization, language, body });
    response.end('{"data":{"products":["a"]}}');
  }).listen(0, '127.0.0.1');
  context.after(() => content.close());
  await once(content, 'listening');
  const { port } = content.address() as AddressInfo;
  const { render } = start(context);
  const release = releases.add(
    'mf-asks',
    serverPartOf(`
      const send = (query) => fetch(task.visit.content.url, {
        method: 'POST', headers: { 'accept-language': 'fr-FR', cookie: 'x' }, body: JSON.stringify({ query }),
      }).then((answer) => answer.json());
      const answers = [await send('fragment B on P { b } fragment A on P { a ...B } query Products {\\n products { ...A } }'), await send('{ secrets }'), await send('mutation Buy { buy }')];
      return part(JSON.stringify([answers, task]));`),
    '1.0.0',
    [
      'query Products { products { ...A } } query Others { others } fragment A on P { a ...B } fragment B on P { b }',
      'mutation Buy { buy }',
    ],
  );
  const text = await render(release, 5_000, testOrder({ url: `http://127.0.0.1:${port}/graphql`, token: 'a-secret' }));
  assert.ok(!text.includes('a-secret'));
  const [[allowed, ...refused]] = JSON.parse(text);
  assert.deepEqual(allowed, { data: { products: ['a'] } });
  for (const { errors } of refused) assert.match(errors[0].message, /is not allowed/);
  assert.deepEqual(
    asked.map(({ authorization, language }) => [authorization, language]),
    [['Bearer a-secret', 'fr-FR']],
  );
});

test('what a release prints is told, and cut where it is too much', async (context) => {
  const { output, render } = start(context);
  const release = releases.add('mf-prints', serverPartOf("console.log('x'.repeat(1e5)); return part('')"));
  await render(release);
  await eventually(() => output.join('').startsWith('xxx'));
  assert.ok(output.join('').length <= 2_000);
});

test('a version that a newer one replaces stays; one that an older one replaces ends at once', async (context) => {
  const { supervisor, running, render } = start(context);
  const code = serverPartOf("return part('')");
  const [first, second, third] = ['1.0.0', '1.1.0', '1.2.0'].map((version) => releases.add('mf-turns', code, version));
  assert.ok(first && second && third);
  for (const release of [first, second]) {
    await supervisor.live([release]);
    await render(release);
  }
  assert.deepEqual(running().sort(), ['mf-turns@1.0.0', 'mf-turns@1.1.0']);
  await supervisor.live([third]);
  await render(third);
  assert.deepEqual(running().sort(), ['mf-turns@1.1.0', 'mf-turns@1.2.0'], 'of each remote one');
  await supervisor.live([second]);
  assert.deepEqual(running(), ['mf-turns@1.1.0']);
  await supervisor.live([]);
  assert.deepEqual(running(), []);
});

test('nobody fills the machine by asking for versions that are not live', async (context) => {
  const { running, render } = start(context);
  const old = Array.from({ length: 8 }, (_, index) =>
    releases.add('mf-old', serverPartOf("return part('')"), `1.0.${index}`),
  );
  const answers = await Promise.allSettled(old.map((release) => render(release, 20_000)));
  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 6);
  assert.equal(running().length, 6);
});

test('a release that floods the supervisor is ended, and others render on meanwhile', async (context) => {
  const { supervisor, faults, render } = start(context);
  const floods = ['{"kind":"pong","nonce":"x"}', '{"kind":"ready"}', '{"kind":"call","call":1,"of":1}'].map(
    (head, index) =>
      releases.add(
        `mf-flood${'abc'[index]}`,
        serverPartOf(`
        ${forge}
        const many = Buffer.concat(Array(10_000).fill(word(${head})));
        for (;;) { say(many); await new Promise(setImmediate); }`),
      ),
  );
  await supervisor.live([sound, ...floods]);
  const ended = floods.map((release) => assert.rejects(render(release, 60_000), { code: 'render-failed' }));
  assert.equal(await render(sound), 'found');
  await Promise.all(ended);
  for (const { name } of floods)
    assert.match(faults.find((one) => one.startsWith(`${name} `)) ?? '', /protocol|memory/);
  assert.equal(await render(sound), 'found');
  assert.ok(!faults.some((fault) => fault.startsWith(sound.name)));
});

test('a part that is longer than any page is refused, and its process goes on', async (context) => {
  const { faults, render } = start(context);
  const release = releases.add('mf-long', serverPartOf("return part('x'.repeat(task.name === 'long' ? 3e6 : 3))"));
  const long = { ...testOrder(), name: 'long' };
  await assert.rejects(render(release, 5_000, long), { code: 'render-failed', message: /at most 2097152 are taken/ });
  assert.equal(await render(release), 'xxx');
  assert.deepEqual(faults, []);
});

test('a part whose HTML reaches beyond its place is refused with the reason, and its process goes on', async (context) => {
  const { faults, render } = start(context);
  const release = releases.add(
    'mf-swallows',
    serverPartOf("return part(task.name === 'bad' ? '<p>no end<!--' : '<p>well</p>')"),
  );
  const bad = { ...testOrder(), name: 'bad' };
  await assert.rejects(render(release, 5_000, bad), { code: 'render-refused', message: /bad: it has no end/ });
  assert.equal(await render(release), '<p>well</p>');
  assert.deepEqual(faults, []);
});

test('a release whose HTML keeps the reader of all busy is paused', async (context) => {
  const { faults, render } = start(context);
  const many = "Array.from({ length: 90_000 }, (_, index) => index.toString(36)).join(' ')";
  const release = releases.add('mf-busy', serverPartOf(`return part('<p ' + ${many})`));
  await assert.rejects(render(release), { code: 'render-failed', message: /takes too long to read/ });
  await assert.rejects(render(release), { code: 'render-paused' });
  assert.deepEqual(faults, ['mf-busy protocol']);
});

test('a render that was given up asks the content system for nothing more, and ends', async (context) => {
  let asked = 0;
  const content = createServer((_, response) => {
    asked += 1;
    response.end('{"data":{}}');
  }).listen(0, '127.0.0.1');
  context.after(() => content.close());
  await once(content, 'listening');
  const { port } = content.address() as AddressInfo;
  const { faults, render } = start(context);
  const endless = `if (task.name === 'first') return part(''); for (;;) await fetch(task.visit.content.url, { method: 'POST', body: '{"query":"{ a }"}' });`;
  const release = releases.add('mf-endless', serverPartOf(endless), '1.0.0', ['{ a }']);
  await render(release, 5_000, { ...testOrder(), name: 'first' });
  const order = testOrder({ url: `http://127.0.0.1:${port}/graphql`, token: '' });
  await assert.rejects(render(release, 300, order), { code: 'render-late' });
  const before = asked;
  await eventually(() => faults.length > 0);
  assert.ok(before > 0 && asked <= before + 1, `${asked - before} more were asked`);
});

test('a release that was rolled back ends, and others follow, whatever versions there are', async (context) => {
  const { supervisor, render, running } = start(context);
  const endless = releases.add('mf-search', serverPartOf("return part('endless')"), '99999999999999999999.0.1');
  const bad = releases.add('mf-bad', serverPartOf("return part('bad')"), '1.0.1');
  const good = releases.add('mf-bad', serverPartOf("return part('good')"), '1.0.0');
  for (const [before, after] of [
    [bad, good],
    [endless, sound],
  ] as const) {
    await supervisor.live([sound, endless, before]);
    await render(before);
    await supervisor.live([sound, endless, after].filter((one) => one !== before));
    assert.ok(!running().includes(`${before.name}@${before.version}`), running().join());
  }
  assert.equal(await render(sound), 'found');
});

test('a list with a release that cannot be one is followed for all others', async (context) => {
  const { app, supervisor } = buildRenderApp({ releases: releases.folder, logLevel: 'silent' });
  context.after(() => app.close());
  const nonsense = [
    { name: 'mf-bad', version: '99999999999999999999.0.1' },
    null,
    'x',
    { name: '../..', version: '1' },
  ];
  const answer = await app.inject({ method: 'POST', url: '/live', payload: { releases: [...nonsense, sound] } });
  assert.equal(answer.statusCode, 200);
  await supervisor.render(sound, testOrder(), 5_000);
  assert.deepEqual(
    supervisor.state().map(({ release }) => release),
    ['mf-search@1.0.0'],
  );
});

test('files that are missing or wrong are no fault of a release: its renders wait for them, and it is paused no moment', async (context) => {
  const { supervisor, faults, incomplete, render } = start(context);
  const serverPart = serverPartOf("return part('late')");
  const [absent, changed] = [releases.add('mf-absent', serverPart), releases.add('mf-changed', serverPart)];
  const file = (name: string, path: string) => join(releases.folder, name, '1.0.0', path);
  const manifest = JSON.stringify({ operations: {}, files: { 'server.cjs': { integrity: integrityOf(serverPart) } } });
  writeFileSync(file('mf-changed', 'manifest.json'), manifest);
  rmSync(file('mf-absent', 'server.cjs'));
  writeFileSync(file('mf-changed', 'server.cjs'), serverPart.replace('late', 'oops'));
  await supervisor.live([absent, changed]);
  const waiting = [absent, changed].map((release) => render(release, 30_000));
  await assert.rejects(render(absent, 300), { code: 'render-paused' });
  for (const name of ['mf-absent', 'mf-changed']) writeFileSync(file(name, 'server.cjs'), serverPart);
  assert.deepEqual(await Promise.all(waiting), ['late', 'late']);
  assert.deepEqual([faults, incomplete.sort()], [[], ['mf-absent', 'mf-changed']]);
});

test('after a fault a release that was only asked for is not started again, as a live one is', async (context) => {
  const { supervisor, faults, render } = start(context);
  const ending = serverPartOf(
    "setImmediate(() => { throw new Error('outside of its render'); }); await new Promise(() => {});",
  );
  const [asked, live] = [releases.add('mf-asked', ending), releases.add('mf-live', ending)];
  await assert.rejects(render(asked));
  await supervisor.live([live]);
  await assert.rejects(render(live));
  const processesOf = (name: string) =>
    supervisor.state().find(({ release }) => release === `${name}@1.0.0`)?.processes ?? 0;
  await eventually(() => faults.length === 2 && processesOf('mf-live') > 0);
  assert.equal(processesOf('mf-asked'), 0);
});
