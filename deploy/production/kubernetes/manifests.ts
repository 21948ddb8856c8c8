import { createHash } from 'node:crypto';
import type { Deployment } from 'kubernetes-types/apps/v1';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2';
import type { Job } from 'kubernetes-types/batch/v1';
import type { PodSpec, Service } from 'kubernetes-types/core/v1';
import type {
  Ingress,
  NetworkPolicy,
  NetworkPolicyIngressRule,
  NetworkPolicyPeer,
} from 'kubernetes-types/networking/v1';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1';
import { uploadLimit } from '../../registry/contract.ts';
import {
  contentContainer,
  drainMs,
  gatewayContainer,
  mediaVolume,
  podSecurity,
  publishContainer,
  renderContainer,
  scratch,
} from './containers.ts';
import { type Cluster, contentService, gatewayService, labels, ports, publishJob } from './shape.ts';

const tcp = (port: number) => [{ protocol: 'TCP', port }];
const names = { to: [{ namespaceSelector: {} }], ports: [...tcp(53), { protocol: 'UDP', port: 53 }] };
const namespace = (name: string): NetworkPolicyPeer[] => [
  { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } } },
];
const pods = (component: string): NetworkPolicyPeer[] => [{ podSelector: { matchLabels: labels(component) } }];

/** Who may speak with whom; everything else is refused, render servers included. */
export function networkPolicies(cluster: Cluster): NetworkPolicy[] {
  const { ingressNamespace, monitoringNamespace, databaseRange, cachePurgeUrl, pictureHosts } = cluster;
  const { protocol, port } = new URL(cachePurgeUrl ?? 'https://nobody');
  const sharedCache = {
    to: [{ ipBlock: { cidr: '0.0.0.0/0' } }],
    ports: tcp(Number(port) || (protocol === 'http:' ? 80 : 443)),
  };
  const pictures = { to: [{ ipBlock: { cidr: '0.0.0.0/0' } }], ports: tcp(443) };
  const traces = { to: namespace(monitoringNamespace), ports: tcp(ports.traces) };
  const measured = (port: number): NetworkPolicyIngressRule => ({
    from: namespace(monitoringNamespace),
    ports: tcp(port),
  });
  return [
    policy(gatewayService, {
      ingress: [{ from: namespace(ingressNamespace), ports: tcp(ports.gateway) }, measured(ports.metrics)],
      egress: [
        names,
        { to: pods(contentService), ports: tcp(ports.content) },
        traces,
        ...(cachePurgeUrl ? [sharedCache] : []),
        ...(pictureHosts ? [pictures] : []),
      ],
    }),
    policy(contentService, {
      ingress: [
        { from: [...pods(gatewayService), ...pods(publishJob)], ports: tcp(ports.content) },
        measured(ports.content),
      ],
      egress: [
        names,
        { to: [{ ipBlock: { cidr: databaseRange } }], ports: tcp(ports.database) },
        { to: [{ ipBlock: { cidr: '0.0.0.0/0' } }], ports: tcp(ports.mail) },
        traces,
      ],
    }),
    policy(publishJob, { ingress: [], egress: [names, { to: pods(contentService), ports: tcp(ports.content) }] }),
  ];
}

const policy = (
  name: string,
  rules: Required<Pick<NonNullable<NetworkPolicy['spec']>, 'ingress' | 'egress'>>,
): NetworkPolicy => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name },
  spec: { podSelector: { matchLabels: labels(name) }, policyTypes: ['Ingress', 'Egress'], ...rules },
});

/** For each image once: a Job cannot be changed. */
function publishing(cluster: Cluster): Job {
  const name = `${publishJob}-${createHash('sha256').update(cluster.image).digest('hex').slice(0, 8)}`;
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name, labels: labels(publishJob) },
    spec: {
      backoffLimit: 20,
      ttlSecondsAfterFinished: 24 * 60 * 60,
      template: {
        metadata: { labels: labels(publishJob) },
        spec: {
          automountServiceAccountToken: false,
          enableServiceLinks: false,
          restartPolicy: 'Never',
          securityContext: podSecurity,
          containers: [publishContainer(cluster)],
          volumes: [scratch('data', '1Gi')],
        },
      },
    },
  };
}

const replicas = { gateway: { least: 3, most: 10 }, content: 2 };

function deployment(
  name: string,
  count: number,
  pod: Pick<PodSpec, 'containers' | 'volumes'>,
  metrics: number,
): Deployment {
  const matchLabels = labels(name);
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels: matchLabels },
    spec: {
      replicas: count,
      selector: { matchLabels },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: {
        metadata: {
          labels: matchLabels,
          annotations: { 'prometheus.io/scrape': 'true', 'prometheus.io/port': String(metrics) },
        },
        spec: {
          automountServiceAccountToken: false,
          enableServiceLinks: false,
          terminationGracePeriodSeconds: drainMs / 1000 + 25,
          securityContext: podSecurity,
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'kubernetes.io/hostname',
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: { matchLabels },
            },
          ],
          ...pod,
        },
      },
    },
  };
}

const service = (name: string, port: number): Service => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name, labels: labels(name) },
  spec: { selector: labels(name), ports: [{ name: 'http', port, targetPort: 'http' }] },
});

const budget = (name: string, minAvailable: number): PodDisruptionBudget => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name },
  spec: { minAvailable, selector: { matchLabels: labels(name) } },
});

const scaler = (name: string, { least, most }: { least: number; most: number }): HorizontalPodAutoscaler => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name },
  spec: {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
    minReplicas: least,
    maxReplicas: most,
    metrics: [{ type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } } }],
  },
});

/** The site on a Gateway of the cluster, which has the certificate. */
function route({ hosts }: Cluster, gateway: string) {
  const [name, namespace] = gateway.split('/').reverse();
  return {
    apiVersion: 'gateway.networking.k8s.io/v1',
    kind: 'HTTPRoute',
    metadata: { name: gatewayService },
    spec: {
      parentRefs: [{ name, ...(namespace && { namespace }) }],
      hostnames: [...hosts],
      rules: [{ backendRefs: [{ name: gatewayService, port: 80 }] }],
    },
  };
}

const ingress = ({ hosts, certificate }: Cluster): Ingress => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'Ingress',
  metadata: {
    name: gatewayService,
    annotations: {
      'nginx.ingress.kubernetes.io/proxy-body-size': String(uploadLimit),
      'nginx.ingress.kubernetes.io/proxy-next-upstream': 'error timeout',
    },
  },
  spec: {
    ingressClassName: 'nginx',
    tls: [{ hosts: [...hosts], secretName: certificate }],
    rules: hosts.map((host) => ({
      host,
      http: {
        paths: [
          { path: '/', pathType: 'Prefix', backend: { service: { name: gatewayService, port: { name: 'http' } } } },
        ],
      },
    })),
  },
});

/** Everything that runs the site, but PostgreSQL, the secrets, the certificate and the volume of pictures. */
export const manifests = (cluster: Cluster) => [
  deployment(
    contentService,
    replicas.content,
    { containers: [contentContainer(cluster)], volumes: [scratch('data', '1Gi')] },
    ports.content,
  ),
  service(contentService, ports.content),
  budget(contentService, 1),
  deployment(
    gatewayService,
    replicas.gateway.least,
    {
      containers: [gatewayContainer(cluster), renderContainer(cluster)],
      volumes: [scratch('data', '4Gi'), scratch('releases', '4Gi'), mediaVolume(cluster)],
    },
    ports.metrics,
  ),
  service(gatewayService, 80),
  budget(gatewayService, replicas.gateway.least - 1),
  scaler(gatewayService, replicas.gateway),
  cluster.gateway === undefined ? ingress(cluster) : route(cluster, cluster.gateway),
  publishing(cluster),
  ...networkPolicies(cluster),
];
