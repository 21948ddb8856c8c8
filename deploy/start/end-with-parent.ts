import { isMainThread } from 'node:worker_threads';

// Loaded first in every server of `npm start`, whose end closes this process's input: even a killed start leaves no
// server behind that would keep a port or the database.
if (isMainThread) {
  process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM')).resume();
  process.stdin.unref();
}
