import type { NetworkPolicy, NetworkPolicyIngressRule, NetworkPolicyPeer } from 'kubernetes-types/networking/v1';
import { type Cluster, contentService, gatewayService, labels, ports } from './shape.ts';

const tcp = (port: number) => [{ protocol: 'TCP', port }];
const names = { to: [{ namespaceSelector: {} }], ports: [...tcp(53), { protocol: 'UDP', port: 53 }] };
const namespace = (name: string): NetworkPolicyPeer[] => [
  { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } } },
];
const pods = (component: string): NetworkPolicyPeer[] => [{ podSelector: { matchLabels: labels(component) } }];

/** Who may speak with whom; everything else is refused, render servers included. */
export function networkPolicies(cluster: Cluster): NetworkPolicy[] {
  const { ingressNamespace, monitoringNamespace, databaseRange, cachePurgeUrl } = cluster;
  const { protocol, port } = new URL(cachePurgeUrl ?? 'https://nobody');
  const sharedCache = {
    to: [{ ipBlock: { cidr: '0.0.0.0/0' } }],
    ports: tcp(Number(port) || (protocol === 'http:' ? 80 : 443)),
  };
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
      ],
    }),
    policy(contentService, {
      ingress: [{ from: pods(gatewayService), ports: tcp(ports.content) }, measured(ports.content)],
      egress: [
        names,
        { to: [{ ipBlock: { cidr: databaseRange } }], ports: tcp(ports.database) },
        { to: [{ ipBlock: { cidr: '0.0.0.0/0' } }], ports: tcp(ports.mail) },
        traces,
      ],
    }),
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
