/**
 * Attacks from inside a render process with all that Node has, as if its release had got hold of it, by their aim; each returns
 * or throws.
 */
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
  'write what the compiler does': `
    const { setFlagsFromString } = require('v8');
    for (const flag of ['', '-path=' + folder, '-cfg-file=' + folder + '/cfg']) setFlagsFromString('--trace-turbo' + flag);
    const hot = (number) => number * 2;
    for (let number = 0; number < 1e6; number += 1) hot(number)`,
  'write a heap snapshot when memory runs out': "require('v8').setHeapSnapshotNearHeapLimit(1)",
  'write a profile': "require('v8').startCpuProfile()",
  'write what its tests covered': "require('v8').takeCoverage()",
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

/** A script for a boxed process whose last printed line lists the attacks that succeeded. */
export const hostileScript = ({ folder, port }: Place): string => `
  // What goes wrong does not stop it.
  process.on('uncaughtException', () => {});
  const require = process.getBuiltinModule('module').createRequire('/');
  const folder = ${JSON.stringify(folder)};
  const port = ${port};
  const event = (emitter, name) => new Promise((done, fail) => emitter.on(name, done).on('error', fail));
  const tries = { ${Object.entries(tries)
    .map(([what, code]) => `${JSON.stringify(what)}: async () => { ${code}; }`)
    .join(',\n')} };
  const could = [];
  for (const [what, attempt] of Object.entries(tries)) {
    const refused = new Promise((_, fail) => setTimeout(fail, 300));
    try { await Promise.race([attempt(), refused]); could.push(what); } catch {}
  }
  process.stderr.write('\\n' + JSON.stringify(could));
  process.exit();`;

export const attempts = Object.keys(tries).length;

/** Ways by which a release may come to a module of Node; `name` is what it asks for. */
const doors = {
  require: 'require(name)',
  'where a module is': 'require.resolve(name)',
  'where modules are looked for': 'require.resolve.paths(name)',
  'the module that it is': 'module.require(name)',
  'the loader of modules': 'module.constructor._load(name)',
  'the main module': 'process.mainModule.require(name)',
  'the way for modules without files': 'process.getBuiltinModule(name)',
  'inner bindings': 'process.binding(name)',
  import: 'import(name)',
  'text as code': '(0, eval)(asked)',
  'a function from text': "Function('name', 'return import(name)')(name)",
  'an async function from text': "(async () => {}).constructor('name', 'return import(name)')(name)",
  'code that a promise runs': 'Promise.resolve(asked).then(eval)',
  'a function that a promise makes': "Promise.resolve('return ' + asked).then(Function).then((made) => made())",
  'who called it': 'arguments.callee.caller.arguments[1](name)',
  'the name of a global': 'globalThis[name] ?? fail()',
};

/** The server part of a release whose render returns which of these names it could get, by which door, and what it was told. */
export const curiousServerPart = (names: string[]): string => `
  const fail = () => { throw new Error('no'); };
  const doors = { ${Object.entries(doors)
    .map(
      ([door, code]) =>
        `${JSON.stringify(door)}: function (name, asked = 'import(' + JSON.stringify(name) + ')') { return ${code}; }`,
    )
    .join(',\n')} };
  exports.warm = async () => {};
  exports.render = async () => {
    const got = [];
    const told = new Set();
    for (const name of ${JSON.stringify(names)})
      for (const [door, open] of Object.entries(doors))
        try { await open(name); got.push(door + ': ' + name); } catch (error) { if (door === 'require') told.add(error.message); }
    return { missing: false, html: '', data: { got, told: [...told] } };
  };`;

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
    return { missing: false, html: '', data: { seen } };
  };`;
