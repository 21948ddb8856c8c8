import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { FastifyInstance } from 'fastify';
import brandRecords from '../../demo/content/brand.json' with { type: 'json' };
import type { Send } from '../../registry/client.ts';
import { renderServerArguments } from '../../render/arguments.ts';
import type { Capacity } from '../../render/capacity.ts';
import { createRenderer } from '../../render/renderer.ts';
import { buildGateway, type GatewayAppSettings } from '../app.ts';
import type { BrandReader, SiteBrand } from '../brand/read-brand.ts';
import type { Registry } from '../releases/registry.ts';
import { createTestRegistry, type TestRegistry } from './registry.ts';
import type { TestRelease } from './release.ts';

const [demonstration] = brandRecords;
if (!demonstration) throw new Error('The demonstration is of no brand');
/** Whose site it is. */
export const testBrand: SiteBrand = demonstration;

export const serviceSecret = 'a secret for tests, with 32 letters or more';

/** A gateway over a registry in memory and the real render server, in a process of its own. */
export interface TestSite {
  app: FastifyInstance;
  registry: TestRegistry;
  /** The folder of the release cache. */
  releases: string;
  get(url: string, headers?: Record<string, string>): Promise<TestAnswer>;
  /** The releases that have a render process, `name@version`. */
  running(): Promise<string[]>;
  /** Ends the render server. */
  stopRendering(): Promise<void>;
  /** A gateway that starts anew on the same folder and render server. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export type TestAnswer = Awaited<ReturnType<FastifyInstance['inject']>>;

/** How long a page waits for its parts, as it does where no setting says otherwise. */
export const usualLimits = { partLimitMs: 500, documentLimitMs: 800 };

interface Surroundings {
  /** Answers what people ask of the registry. */
  send?: Send;
  /** A registry in the place of the one in memory. */
  over?: Registry;
  /** How many processes the render server has, and for how long. */
  capacity?: Partial<Capacity>;
  /** In the place of the demonstration's brand. */
  brands?: BrandReader;
}

/** Starts a site with these releases live everywhere; the host is be.localhost:8080 unless `headers` say otherwise. */
export async function startTestSite(
  live: TestRelease[],
  settings: Partial<GatewayAppSettings> = {},
  {
    send = async () => Promise.reject(new Error('This site has no registry for people')),
    over,
    capacity,
    brands = { now: async () => testBrand, changed: () => {} },
  }: Surroundings = {},
): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gateway-'));
  const releases = join(dataDir, 'releases');
  const registry = createTestRegistry();
  registry.publish(...live);
  registry.makeLive(Object.fromEntries(live.map(({ manifest: { name, version } }) => [name, version])));

  const renderServer = await startRenderServer(releases, capacity);
  const build = () =>
    buildGateway(
      {
        dataDir,
        mediaDir: join(import.meta.dirname, '../../demo'),
        contentHost: '127.0.0.1',
        contentPort: 1,
        renderPort: 1,
        contentApiUrl: 'http://127.0.0.1:1/graphql',
        serviceSecret,
        logLevel: 'silent',
        // A busy machine takes long for the first render of a release.
        partLimitMs: 10_000,
        documentLimitMs: 10_000,
        addressLimits: { atOnce: 4, waiting: 100 },
        trustedProxies: [],
        sharedCache: undefined,
        pictureHosts: [],
        tagManagers: {},
        mapsKey: undefined,
        searchMinLength: 4,
        securityContact: undefined,
        releaseKeys: undefined,
        captcha: { provider: 'altcha' },
        ...settings,
      },
      { registry: over ?? registry, renderer: createRenderer(renderServer.address), brands, send },
    );
  let app = await build();

  return {
    get app() {
      return app;
    },
    registry,
    releases,
    get: (url, headers = {}) => app.inject({ url, headers: { host: 'be.localhost:8080', ...headers } }),
    async running() {
      const metrics = await (await fetch(`${renderServer.address}/metrics`)).text();
      return [...metrics.matchAll(/^site_render_processes\{release="(.+)"\} [1-9]/gm)].map(
        ([, release = '']) => release,
      );
    },
    stopRendering: renderServer.stop,
    async restart() {
      await app.close();
      app = await build();
    },
    async close() {
      await app.close();
      await renderServer.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startRenderServer(releases: string, capacity?: Partial<Capacity>) {
  await mkdir(releases, { recursive: true });
  const child = spawn(process.execPath, renderServerArguments({ port: 0, releases, capacity }), {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  const address = String(line).replace('ready: render ', '');
  return {
    address,
    async stop() {
      if (child.exitCode !== null || !child.kill()) return;
      await once(child, 'exit');
    },
  };
}
