import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { gatewayContainer } from '../../deploy/production/kubernetes/containers.ts';
import { ports, user } from '../../deploy/production/kubernetes/shape.ts';
import { folder, repository } from './build-image.ts';

/** All share the network of this machine, where the ports of the cluster may be taken. */
const shift = 1_000;
export const port = (name: keyof typeof ports): number => ports[name] + shift;
const shifted = (text: string): string =>
  Object.values(ports).reduce((so, one) => so.replace(new RegExp(`(?<=^|[=:])${one}$`), String(one + shift)), text);

/** What the cluster says otherwise, on one machine: an embedded database, and nobody to send traces to. */
const here = {
  CONTENT_HOST: '127.0.0.1',
  CONTENT_PORT: String(port('content')),
  INNER_HOST: '127.0.0.1',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
  SERVICE_SECRET: 's'.repeat(32),
  REGISTRY_TOKEN: 'r'.repeat(32),
};

export interface RunningContainer {
  /** Its exit code. */
  ended: Promise<number>;
  answers(port: number): Promise<boolean>;
  end(): Promise<void>;
}

/**
 * Starts what a manifest says on the root of an image, as its user, who has no right of root's: nothing can be written but in
 * the volumes, which all containers have in common.
 */
export function startContainer(root: string, container: ReturnType<typeof gatewayContainer>): RunningContainer {
  const bundle = mkdtempSync(join(folder, 'bundle-'));
  const id = `site-${container.name}-${process.pid}`;
  const uid = container.securityContext?.runAsUser ?? user;
  const env = Object.fromEntries(
    (container.env ?? []).flatMap(({ name, value }) => (value === undefined ? [] : [[name, shifted(value)]])),
  );
  const volumes = (container.volumeMounts ?? []).map(({ name, mountPath, readOnly }) => {
    const source = join(folder, 'volumes', name);
    mkdirSync(source, { recursive: true });
    chownSync(source, user, user);
    return { destination: mountPath, source, type: 'bind', options: ['bind', readOnly ? 'ro' : 'rw'] };
  });
  const config = {
    ociVersion: '1.0.0',
    process: {
      user: { uid, gid: container.securityContext?.runAsGroup ?? user },
      args: container.command?.map(shifted),
      cwd: container.workingDir,
      env: Object.entries({ PATH: '/usr/local/bin:/usr/bin:/bin', ...(container.env && { ...env, ...here }) }).map(
        ([name, value]) => `${name}=${value}`,
      ),
      capabilities: {},
      noNewPrivileges: true,
    },
    root: { path: root, readonly: true },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      { destination: '/dev', type: 'tmpfs', source: 'tmpfs' },
      ...volumes,
    ],
    linux: { namespaces: [{ type: 'mount' }, { type: 'pid' }, { type: 'ipc' }] },
  };
  writeFileSync(join(bundle, 'config.json'), JSON.stringify(config));
  // A system with both kinds of control groups, of which no container here has any, keeps crun from starting.
  const script = 'umount /sys/fs/cgroup/unified 2>/dev/null; exec "$@"';
  const crun = ['crun', '--cgroup-manager=disabled', '--root', join(bundle, 'state'), 'run', '--bundle', bundle, id];
  const child = spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', ...crun], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    rmSync(bundle, { recursive: true });
    return Number(code);
  });
  return {
    ended,
    answers: (at) =>
      fetch(`http://127.0.0.1:${at}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      ),
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Takes the demonstration's content in, from this checkout, through the content API of a port. */
export function importContent(contentPort: number): void {
  // Where there is a database server commands ask the content API, and not the embedded database.
  const env = { ...here, PATH: process.env.PATH, DATABASE_URL: 'postgres://nobody@127.0.0.1/site', DATA_DIR: folder };
  const program = ['deploy/commands/content/import.ts', 'deploy/demo/content'];
  execFileSync(process.execPath, program, { cwd: repository, env: { ...env, CONTENT_PORT: String(contentPort) } });
}
