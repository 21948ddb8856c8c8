import { createRequire, syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import workerThreads from 'node:worker_threads';
import type { ServerPart } from 'shared/remote';
import type { ReleaseName } from './warming.ts';

// A thread started with other flags would not be bound by --permission: a release cannot start one.
Reflect.deleteProperty(workerThreads, 'Worker');
syncBuiltinESMExports();

const load = createRequire(import.meta.url);

/** The server part of a release in the cache, evaluated once in a thread. Throws whatever its code throws. */
export const serverPart = (releases: string, { name, version }: ReleaseName): ServerPart =>
  load(join(releases, name, version, 'server.cjs'));
