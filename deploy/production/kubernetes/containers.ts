import { join } from 'node:path';
import type {
  Container,
  EnvVar,
  PodSecurityContext,
  Probe,
  ResourceRequirements,
  Volume,
} from 'kubernetes-types/core/v1';
import { repository } from 'shared/build';
import { renderServerArguments } from '../../render/arguments.ts';
import type { SettingName } from '../../settings/variables.ts';
import { type Cluster, code, contentService, data, media, ports, releases, renderUser, user } from './shape.ts';

/** Settings by their names; nothing that the code does not read. */
type Settings = Partial<Record<SettingName, string>>;

/** The Node of the image: the packages that bring one are for development. */
const node = 'node';
export const drainMs = 5_000;

const plain = (settings: Settings): EnvVar[] => Object.entries(settings).map(([name, value]) => ({ name, value }));

const secrets = (secret: string, names: readonly SettingName[], optional = false): EnvVar[] =>
  names.map((name) => ({ name, valueFrom: { secretKeyRef: { name: secret, key: name, optional } } }));

const locked: Container['securityContext'] = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};

export const podSecurity: PodSecurityContext = {
  runAsNonRoot: true,
  runAsUser: user,
  runAsGroup: user,
  fsGroup: user,
  seccompProfile: { type: 'RuntimeDefault' },
};

const needs = (cpu: string, memory: string, limit: string): ResourceRequirements => ({
  requests: { cpu, memory },
  limits: { memory: limit },
});

type Health = Pick<Container, 'startupProbe' | 'livenessProbe' | 'readinessProbe'>;

const health = (port: string): Health => ({
  startupProbe: { httpGet: { path: '/health/live', port }, periodSeconds: 2, failureThreshold: 60 },
  livenessProbe: { httpGet: { path: '/health/live', port }, periodSeconds: 10, timeoutSeconds: 5 },
  readinessProbe: { httpGet: { path: '/health/ready', port }, periodSeconds: 2, timeoutSeconds: 3 },
});

/** As `health`, asked from within: nobody else reaches the render server. */
const asks: Probe = {
  exec: {
    command: [
      node,
      '--eval',
      `fetch('http://127.0.0.1:${ports.render}/health/live').then(({ ok }) => process.exit(ok ? 0 : 1))`,
    ],
  },
  timeoutSeconds: 5,
};
const healthInside: Health = {
  startupProbe: { ...asks, periodSeconds: 2, failureThreshold: 60 },
  livenessProbe: { ...asks, periodSeconds: 20 },
  readinessProbe: { ...asks, periodSeconds: 10 },
};

const common = ({ podRange, monitoringNamespace, pictureHosts }: Cluster): Settings => ({
  DATA_DIR: data,
  LOG_LEVEL: 'info',
  // Each pod is a machine of its own: what is not for the public is for the cluster, as the network policies say.
  INNER_HOST: '0.0.0.0',
  CONTENT_PORT: String(ports.content),
  TRUST_PROXY: podRange,
  ...(pictureHosts && { PICTURE_HOSTS: pictureHosts }),
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://collector.${monitoringNamespace}.svc:${ports.traces}`,
});

/** The container of a gateway. */
export const gatewayContainer = (cluster: Cluster): Container => ({
  name: 'gateway',
  image: cluster.image,
  command: [node, 'deploy/gateway/server.ts'],
  workingDir: code,
  env: [
    ...plain({
      ...common(cluster),
      MEDIA_DIR: media,
      ...(cluster.securityContact && { SECURITY_CONTACT: cluster.securityContact }),
      ...(cluster.cachePurgeUrl && { CDN_PURGE_URL: cluster.cachePurgeUrl }),
      PORT: String(ports.gateway),
      CONTENT_HOST: contentService,
      RENDER_PORT: String(ports.render),
      METRICS_PORT: String(ports.metrics),
      DRAIN_MS: String(drainMs),
    }),
    ...secrets(cluster.secret, ['SERVICE_SECRET', ...(cluster.cachePurgeUrl ? (['CDN_PURGE_TOKEN'] as const) : [])]),
  ],
  ports: [
    { name: 'http', containerPort: ports.gateway },
    { name: 'metrics', containerPort: ports.metrics },
  ],
  ...health('http'),
  resources: needs('250m', '384Mi', '768Mi'),
  securityContext: locked,
  volumeMounts: [
    { name: 'data', mountPath: data },
    { name: 'releases', mountPath: releases },
    { name: 'media', mountPath: media, readOnly: true },
  ],
});

/**
 * Beside its gateway, whose release cache it reads: no settings, no secrets, no port that another pod reaches. Each
 * release that is asked for is a process in it: half of its limit is for ten of them.
 */
export const renderContainer = ({ image }: Cluster): Container => ({
  name: 'render',
  image,
  command: [node, ...renderServerArguments({ port: ports.render, releases, logLevel: 'info' }).map(inImage)],
  workingDir: code,
  ...healthInside,
  resources: needs('500m', '768Mi', '2Gi'),
  // Releases belong to the gateway's user.
  securityContext: { ...locked, runAsUser: renderUser, runAsGroup: renderUser },
  volumeMounts: [{ name: 'releases', mountPath: releases, readOnly: true }],
});

const inImage = (argument: string): string => argument.replace(join(repository, '/'), `${code}/`);

/** The container of the content API. */
export const contentContainer = (cluster: Cluster): Container => ({
  name: 'content-api',
  image: cluster.image,
  command: [node, 'deploy/content-api/server.ts'],
  workingDir: code,
  env: [
    ...plain(common(cluster)),
    ...secrets(cluster.secret, ['SERVICE_SECRET', 'REGISTRY_TOKEN', 'DATABASE_URL']),
    ...secrets(cluster.secret, ['SMTP_URL'], true),
  ],
  ports: [{ name: 'http', containerPort: ports.content }],
  ...health('http'),
  resources: needs('250m', '512Mi', '1Gi'),
  securityContext: locked,
  volumeMounts: [{ name: 'data', mountPath: data }],
});

/** Publishes the builds that the image carries, and ends. */
export const publishContainer = (cluster: Cluster): Container => ({
  name: 'publish',
  image: cluster.image,
  command: [node, 'deploy/production/publish.ts'],
  workingDir: code,
  env: [
    ...plain({ DATA_DIR: data, CONTENT_HOST: contentService, CONTENT_PORT: String(ports.content) }),
    ...secrets(cluster.secret, ['SERVICE_SECRET', 'REGISTRY_TOKEN']),
  ],
  resources: needs('250m', '256Mi', '768Mi'),
  securityContext: locked,
  volumeMounts: [{ name: 'data', mountPath: data }],
});

/** An empty one for each pod: nothing that is in it must not be lost. */
export const scratch = (name: string, sizeLimit: string): Volume => ({ name, emptyDir: { sizeLimit } });

/** What the content shows: filled by an import, read by every gateway. */
export const mediaVolume = ({ media: claimName }: Cluster): Volume => ({
  name: 'media',
  persistentVolumeClaim: { claimName, readOnly: true },
});
