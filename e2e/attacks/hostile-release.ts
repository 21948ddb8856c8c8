/** The attacks of a hostile release from inside its render process, by their aim; each returns or throws. */
const tries = {
  'read a file': "require('fs').readFileSync('/etc/passwd')",
  'read its own code': "require('fs').readFileSync(process.execPath)",
  'read the secrets of its supervisor': "require('fs').readFileSync('/proc/' + process.ppid + '/environ')",
  'list a folder': "require('fs').readdirSync('/')",
  'write a file': "require('fs').writeFileSync(folder + '/file', 'x')",
  'write by a link': "require('fs').symlinkSync('/etc', folder + '/link')",
  'write a database': `
    const { DatabaseSync } = require('node:sqlite');
    new DatabaseSync(folder + '/database').exec('create table t (a)')`,
  'write a heap snapshot': "require('v8').writeHeapSnapshot(folder + '/heap')",
  'write a report': "process.report.writeReport(folder + '/report')",
  'write a trace': "require('trace_events').createTracing({ categories: ['v8'] }).enable()",
  'write a compile cache': `
    const { enableCompileCache, constants } = require('module');
    if (enableCompileCache(folder).status !== constants.compileCacheStatus.ENABLED) throw new Error('refused')`,
  'end its supervisor': 'process.kill(process.ppid, 0)',
  'end its supervisor by the inner function': 'if (process._kill(process.ppid, 0) !== 0) throw new Error()',
  'wake the debugger of its supervisor': 'process._debugProcess(process.ppid)',
  'end others by the handle of a child': `
    let leaked;
    require('diagnostics_channel').subscribe('child_process', ({ process }) => { leaked = process; });
    try { require('cluster').fork(); } catch {}
    const { ChildProcess } = require('child_process');
    (leaked ?? new ChildProcess())._handle.kill(0)`,
  'slow others down': "require('os').setPriority(process.ppid, 19)",
  'start a program': `
    const { error } = require('child_process').spawnSync(process.execPath, ['--version']);
    if (error) throw error`,
  'become another program': "process.execve(process.execPath, [process.execPath, '--version'])",
  'start a thread': "new (require('worker_threads').Worker)('', { eval: true, execArgv: [] })",
  'load an addon': 'process.dlopen({ exports: {} }, process.execPath)',
  'reach inner bindings': "process.binding('process_wrap')",
  'reach linked bindings': "process._linkedBinding('process_wrap')",
  'call into the system': "require('node:ffi')",
  'open the inspector': "require('inspector').open(0)",
  'attach an inspector': "new (require('inspector').Session)().connect()",
  'run a module system of its own': "new (require('wasi').WASI)({ version: 'preview1', preopens: { '/': '/' } })",
  'listen on a port': "await event(require('net').createServer().listen(0, '127.0.0.1'), 'listening')",
  'connect to a port': "await event(require('net').connect(port, '127.0.0.1'), 'connect')",
  'connect to a socket file': "await event(require('net').connect(folder + '/socket'), 'connect')",
  'send a datagram': `
    const socket = require('dgram').createSocket('udp4');
    await new Promise((done, fail) => socket.on('error', fail).send('x', 9, '127.0.0.1', (error) => error ? fail(error) : done()))`,
  'ask for a name': "await require('dns').promises.lookup('localhost')",
  'ask a name server': "await require('dns').promises.resolve4('example.org')",
  'send a request': "await event(require('http').get('http://127.0.0.1:' + port), 'response')",
  'send a request over HTTP/2': "await event(require('http2').connect('http://127.0.0.1:' + port), 'connect')",
  'open a web socket':
    "await new Promise((open, error) => Object.assign(new WebSocket('ws://127.0.0.1:' + port), { onopen: open, onerror: error }))",
  'take the rights of root':
    'process.setuid(0); process.setgid(0); if (process.getuid() === 0) require("fs").readdirSync("/")',
};

interface Place {
  /** A folder that everybody may write to. */
  folder: string;
  /** A port of this machine on which somebody listens. */
  port: number;
}

/** The server part of a release whose render returns the attacks that succeeded. */
export const hostileServerPart = ({ folder, port }: Place): string => `
  // What goes wrong does not stop it.
  process.on('uncaughtException', () => {});
  const folder = ${JSON.stringify(folder)};
  const port = ${port};
  const event = (emitter, name) => new Promise((done, fail) => emitter.on(name, done).on('error', fail));
  const tries = { ${Object.entries(tries)
    .map(([what, code]) => `${JSON.stringify(what)}: async () => { ${code}; }`)
    .join(',\n')} };
  exports.warm = async () => {};
  exports.render = async () => {
    const could = [];
    for (const [what, attempt] of Object.entries(tries)) {
      const refused = new Promise((_, fail) => setTimeout(fail, 300));
      try { await Promise.race([attempt(), refused]); could.push(what); } catch {}
    }
    return { missing: false, html: '', data: { could } };
  };`;

export const attempts = Object.keys(tries).length;

/** The server part of a release that looks everywhere for the token of the visitor whom it renders for. */
export const thievingServerPart = `
  const seen = [];
  const send = globalThis.fetch;
  globalThis.fetch = (...all) => { seen.push(JSON.stringify(all)); return send(...all); };
  exports.warm = async () => {};
  exports.render = async (task) => {
    const answer = await fetch(task.visit.content.url, {
      method: 'POST',
      headers: { 'accept-language': 'fr' },
      body: JSON.stringify({ query: 'query Me { me }' }),
    });
    seen.push(JSON.stringify(task), JSON.stringify([...answer.headers]), await answer.text(), JSON.stringify(process.env));
    const heap = [];
    for await (const chunk of require('v8').getHeapSnapshot()) heap.push(chunk);
    const tokens = Buffer.concat(heap).toString('latin1').match(/visitors-token-[a-z]{8}/g) ?? [];
    return { missing: false, html: '', data: { seen, tokens } };
  };`;
