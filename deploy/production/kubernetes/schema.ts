import { z } from 'zod';

// What a manifest of ours may say. A field that is not here is refused, as a misspelt one would be: Kubernetes itself
// would silently drop it.
const strings = z.record(z.string(), z.string());
const name = z.string().regex(/^[a-z][a-z0-9-]{0,62}$/);
const port = z.number().int().min(1).max(65_535);
const selector = z.strictObject({ matchLabels: strings });
const metadata = z.strictObject({ name, labels: strings.optional(), annotations: strings.optional() });

const httpGet = z.strictObject({ path: z.enum(['/health/live', '/health/ready']), port: z.string() });
const exec = z.strictObject({ command: z.array(z.string()) });
const probe = z.strictObject({
  httpGet: httpGet.optional(),
  exec: exec.optional(),
  periodSeconds: z.number().int().positive(),
  timeoutSeconds: z.number().int().positive().optional(),
  failureThreshold: z.number().int().positive().optional(),
});
const secretKey = z.strictObject({ name, key: z.string(), optional: z.boolean().optional() });
const container = z.strictObject({
  name,
  image: z.string().regex(/:.+/, 'needs a tag'),
  command: z.array(z.string()),
  workingDir: z.string().startsWith('/'),
  env: z
    .array(
      z.union([
        z.strictObject({ name: z.string(), value: z.string() }),
        z.strictObject({ name: z.string(), valueFrom: z.strictObject({ secretKeyRef: secretKey }) }),
      ]),
    )
    .optional(),
  ports: z.array(z.strictObject({ name, containerPort: port })).optional(),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  resources: z.strictObject({
    requests: z.strictObject({ cpu: z.string(), memory: z.string() }),
    limits: z.strictObject({ memory: z.string() }),
  }),
  securityContext: z.strictObject({
    runAsUser: z.number().positive().optional(),
    runAsGroup: z.number().positive().optional(),
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name, mountPath: z.string(), readOnly: z.boolean().optional() })),
});
const everyPod = z.strictObject({
  automountServiceAccountToken: z.literal(false),
  enableServiceLinks: z.literal(false),
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.number().positive(),
    runAsGroup: z.number().positive(),
    fsGroup: z.number().positive(),
    seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
  }),
  containers: z.array(container).min(1),
  volumes: z.array(
    z.union([
      z.strictObject({ name, emptyDir: z.strictObject({ sizeLimit: z.string() }) }),
      z.strictObject({
        name,
        persistentVolumeClaim: z.strictObject({ claimName: name, readOnly: z.literal(true) }),
      }),
    ]),
  ),
});
const pod = everyPod.extend({
  terminationGracePeriodSeconds: z.number().positive(),
  topologySpreadConstraints: z.array(
    z.strictObject({
      maxSkew: z.number(),
      topologyKey: z.string(),
      whenUnsatisfiable: z.string(),
      labelSelector: selector,
    }),
  ),
});
const job = z.strictObject({
  apiVersion: z.literal('batch/v1'),
  kind: z.literal('Job'),
  metadata,
  spec: z.strictObject({
    backoffLimit: z.number().int().positive(),
    ttlSecondsAfterFinished: z.number().int().positive(),
    template: z.strictObject({
      metadata: z.strictObject({ labels: strings }),
      spec: everyPod.extend({ restartPolicy: z.literal('Never') }),
    }),
  }),
});
const deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata,
  spec: z.strictObject({
    replicas: z.number().int().positive(),
    selector,
    strategy: z.strictObject({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.strictObject({ maxUnavailable: z.literal(0), maxSurge: z.number().positive() }),
    }),
    template: z.strictObject({
      metadata: z.strictObject({ labels: strings, annotations: strings }),
      spec: pod,
    }),
  }),
});
const service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata,
  spec: z.strictObject({
    selector: strings,
    ports: z.array(z.strictObject({ name, port, targetPort: z.string() })),
  }),
});
const budget = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata,
  spec: z.strictObject({ minAvailable: z.number().int().positive(), selector }),
});
const scaler = z.strictObject({
  apiVersion: z.literal('autoscaling/v2'),
  kind: z.literal('HorizontalPodAutoscaler'),
  metadata,
  spec: z.strictObject({
    scaleTargetRef: z.strictObject({ apiVersion: z.literal('apps/v1'), kind: z.literal('Deployment'), name }),
    minReplicas: z.number().int().positive(),
    maxReplicas: z.number().int().positive(),
    metrics: z.array(
      z.strictObject({
        type: z.literal('Resource'),
        resource: z.strictObject({
          name: z.literal('cpu'),
          target: z.strictObject({ type: z.literal('Utilization'), averageUtilization: z.number() }),
        }),
      }),
    ),
  }),
});
const path = z.strictObject({
  path: z.string(),
  pathType: z.literal('Prefix'),
  backend: z.strictObject({ service: z.strictObject({ name, port: z.strictObject({ name }) }) }),
});
const ingress = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('Ingress'),
  metadata,
  spec: z.strictObject({
    ingressClassName: z.string(),
    tls: z.array(z.strictObject({ hosts: z.array(z.hostname()), secretName: name })),
    rules: z.array(z.strictObject({ host: z.hostname(), http: z.strictObject({ paths: z.array(path) }) })),
  }),
});
const route = z.strictObject({
  apiVersion: z.literal('gateway.networking.k8s.io/v1'),
  kind: z.literal('HTTPRoute'),
  metadata,
  spec: z.strictObject({
    parentRefs: z.array(z.strictObject({ name, namespace: name.optional() })),
    hostnames: z.array(z.hostname()),
    rules: z.array(z.strictObject({ backendRefs: z.array(z.strictObject({ name, port })) })),
  }),
});
const peer = z.union([
  z.strictObject({ podSelector: selector }),
  z.strictObject({ namespaceSelector: z.union([selector, z.strictObject({})]) }),
  z.strictObject({ ipBlock: z.strictObject({ cidr: z.union([z.cidrv4(), z.cidrv6()]) }) }),
]);
const policyPorts = z.array(z.strictObject({ protocol: z.enum(['TCP', 'UDP']), port }));
const networkPolicy = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('NetworkPolicy'),
  metadata,
  spec: z.strictObject({
    podSelector: selector,
    policyTypes: z.tuple([z.literal('Ingress'), z.literal('Egress')]),
    ingress: z.array(z.strictObject({ from: z.array(peer), ports: policyPorts })),
    egress: z.array(z.strictObject({ to: z.array(peer), ports: policyPorts })),
  }),
});

/** Any manifest of ours; throws ZodError at a field that it does not know. */
export const kubernetesSchema = z.discriminatedUnion('kind', [
  deployment,
  service,
  budget,
  scaler,
  ingress,
  route,
  job,
  networkPolicy,
]);
export type KubernetesManifest = z.infer<typeof kubernetesSchema>;
