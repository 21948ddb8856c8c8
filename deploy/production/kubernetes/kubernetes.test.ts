import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Deployment } from 'kubernetes-types/apps/v1';
import { parseAllDocuments } from 'yaml';
import { readGatewaySettings, readSettings } from '../../settings/settings.ts';
import { demonstration, hostsOf } from '../../start/brand-folder.ts';
import { manifests } from './manifests.ts';
import { type KubernetesManifest, kubernetesSchema } from './schema.ts';
import { ports } from './shape.ts';

const hosts = hostsOf(demonstration);
const cluster = {
  hosts,
  image: 'registry.example.com/site:1',
  secret: 'site',
  certificate: 'certificate',
  media: 'media-of-the-content',
  podRange: '10.1.0.0/16',
  databaseRange: '10.2.0.0/16',
  ingressNamespace: 'ingress-nginx',
  monitoringNamespace: 'monitoring',
};
const all = manifests(cluster).map((manifest) => kubernetesSchema.parse(manifest));

type Kind = KubernetesManifest['kind'];
const named = <K extends Kind>(kind: K, name: string): Extract<KubernetesManifest, { kind: K }> =>
  all.find((one): one is Extract<KubernetesManifest, { kind: K }> => one.kind === kind && one.metadata.name === name) ??
  assert.fail(`there is no ${kind} ${name}`);

const containersOf = (name: string) => named('Deployment', name).spec.template.spec.containers;
const container = (deployment: string, name: string) =>
  containersOf(deployment).find((one) => one.name === name) ?? assert.fail(`there is no container ${name}`);

/** The environment of a container, with something in the place of every secret. */
const environmentOf = ({ env = [] }: ReturnType<typeof container>): Record<string, string> =>
  Object.fromEntries(
    env.flatMap((one): [string, string][] => {
      if ('value' in one) return [[one.name, one.value]];
      if (one.valueFrom.secretKeyRef.optional) return [];
      return [[one.name, one.name === 'DATABASE_URL' ? 'postgres://user@db.example/site' : 'x'.repeat(32)]];
    }),
  );

test('a field that Kubernetes does not know is refused when it is written, and when it is checked', () => {
  const misspelt: Deployment = {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    // @ts-expect-error: it is called replicas
    spec: { replica: 3, selector: {}, template: {} },
  };
  assert.equal(kubernetesSchema.safeParse(misspelt).success, false);
  const deployment = structuredClone(named('Deployment', 'gateway'));
  assert.ok(kubernetesSchema.safeParse(deployment).success);
  Object.assign(deployment.spec.template.spec.containers[0] ?? {}, { readynessProbe: {} });
  const { error } = kubernetesSchema.safeParse(deployment);
  assert.match(String(error), /readynessProbe/);
});

test('the servers can read their settings, and listen and look where the manifests say', () => {
  const gateway = readGatewaySettings(environmentOf(container('gateway', 'gateway')));
  assert.deepEqual(
    [gateway.port, gateway.metricsPort, gateway.renderPort, gateway.host, gateway.innerHost],
    [ports.gateway, ports.metrics, ports.render, '0.0.0.0', '0.0.0.0'],
  );
  assert.equal(gateway.contentApiUrl, `http://content-api:${ports.content}/graphql`);
  const content = readSettings(environmentOf(container('content-api', 'content-api')));
  assert.deepEqual([content.contentPort, content.innerHost], [ports.content, '0.0.0.0']);
  assert.deepEqual(content.trustedProxies, [cluster.podRange]);
  const { terminationGracePeriodSeconds } = named('Deployment', 'gateway').spec.template.spec;
  const afterDrainMs = terminationGracePeriodSeconds * 1000 - gateway.drainMs;
  assert.ok(gateway.drainMs > 0 && afterDrainMs > 0 && afterDrainMs <= 60_000, `${afterDrainMs} ms`);
});

test('services, probes and policies lead to ports that containers open', () => {
  for (const name of ['gateway', 'content-api']) {
    const [own] = containersOf(name);
    const open = new Map(own?.ports?.map((port) => [port.name, port.containerPort]));
    const { spec } = named('Service', name);
    for (const { targetPort } of spec.ports) assert.ok(open.has(targetPort));
    for (const probe of [own?.startupProbe, own?.livenessProbe, own?.readinessProbe])
      assert.ok(probe?.httpGet && open.has(probe.httpGet.port));
    const allowed = named('NetworkPolicy', name).spec.ingress.flatMap((rule) => rule.ports.map(({ port }) => port));
    assert.deepEqual(new Set(allowed), new Set(open.values()));
    assert.deepEqual(named('Deployment', name).spec.selector.matchLabels, spec.selector);
    const { selector, minAvailable } = named('PodDisruptionBudget', name).spec;
    assert.deepEqual(selector.matchLabels, spec.selector);
    assert.ok(minAvailable < named('Deployment', name).spec.replicas, 'one may be away');
  }
  assert.deepEqual(
    named('Ingress', 'gateway').spec.rules.map(({ host }) => host),
    hosts,
  );
  assert.ok(hosts.includes('www.rivelle.be'));
});

test('the gateway gets no token of the registry and no database, the render server nothing at all', () => {
  const names = Object.keys(environmentOf(container('gateway', 'gateway')));
  for (const secret of ['REGISTRY_TOKEN', 'DATABASE_URL', 'SMTP_URL']) assert.ok(!names.includes(secret));
  const render = container('gateway', 'render');
  assert.equal(render.env, undefined);
  assert.ok(!render.command.join(' ').includes(process.cwd()), 'it names folders of the image, not of this machine');
});

test('the render server mounts releases alone, which it cannot write, and is a user who owns none of them', () => {
  const { spec } = named('Deployment', 'gateway').spec.template;
  const { volumeMounts, securityContext } = container('gateway', 'render');
  assert.deepEqual(
    volumeMounts.map(({ name, readOnly }) => [name, readOnly]),
    [['releases', true]],
  );
  assert.ok(securityContext.readOnlyRootFilesystem);
  const { runAsUser } = container('gateway', 'gateway').securityContext;
  assert.notEqual(securityContext.runAsUser, runAsUser ?? spec.securityContext.runAsUser);
  assert.notEqual(securityContext.runAsGroup, spec.securityContext.runAsGroup);
});

test('the render server is asked from within whether it is well: no other pod reaches it', () => {
  const { startupProbe, livenessProbe, readinessProbe, ports: open } = container('gateway', 'render');
  assert.equal(open, undefined);
  for (const probe of [startupProbe, livenessProbe, readinessProbe])
    assert.match(probe?.exec?.command.join(' ') ?? '', new RegExp(`http://127.0.0.1:${ports.render}/health/live`));
  const allowed = named('NetworkPolicy', 'gateway').spec.ingress.flatMap((rule) => rule.ports.map(({ port }) => port));
  assert.ok(!allowed.includes(ports.render));
});

test('the first releases are published by a Job, another one for each image, which reaches the content API alone', () => {
  const jobOf = (image: string) =>
    manifests({ ...cluster, image })
      .map((one) => kubernetesSchema.parse(one))
      .find((one) => one.kind === 'Job');
  const job = jobOf(cluster.image);
  assert.notEqual(job?.metadata.name, jobOf('registry.example.com/site:2')?.metadata.name);
  const [publish] = job?.spec.template.spec.containers ?? [];
  const file = publish?.command[1] ?? '';
  assert.ok(existsSync(join(import.meta.dirname, '../../..', file)), file);
  const names = publish?.env?.map(({ name }) => name) ?? [];
  assert.ok(names.includes('REGISTRY_TOKEN') && !names.includes('DATABASE_URL'));
  const { ingress, egress, podSelector } = named('NetworkPolicy', 'publish').spec;
  assert.deepEqual(podSelector.matchLabels, job?.spec.template.metadata.labels);
  assert.deepEqual(
    [ingress, egress.flatMap((rule) => rule.ports.map(({ port }) => port))],
    [[], [53, 53, ports.content]],
  );
  const callers = named('NetworkPolicy', 'content-api').spec.ingress.flatMap(({ from }) => from);
  assert.ok(callers.some((one) => JSON.stringify(one).includes('"publish"')));
});

test('on a Gateway of the cluster the site has a route of all its hosts in the place of an Ingress', () => {
  const written = manifests({ ...cluster, gateway: 'infra/public' }).map((one) => kubernetesSchema.parse(one));
  assert.ok(!written.some(({ kind }) => kind === 'Ingress'));
  const route = written.find((one) => one.kind === 'HTTPRoute');
  assert.deepEqual(route?.spec.parentRefs, [{ name: 'public', namespace: 'infra' }]);
  assert.deepEqual(route.spec.hostnames, hosts);
  const ofItsNamespace = manifests({ ...cluster, gateway: 'public' }).map((one) => kubernetesSchema.parse(one));
  const own = ofItsNamespace.find((one) => one.kind === 'HTTPRoute');
  assert.deepEqual(own?.spec.parentRefs, [{ name: 'public' }]);
});

test('with a shared cache in front, gateways alone may call it, with the token of the secret', () => {
  const cached = manifests({ ...cluster, cachePurgeUrl: 'https://cdn.example.org:8443/purge' });
  const texts = cached.map((one) => JSON.stringify(one));
  const calling = texts.filter((text) => text.includes('8443') && text.includes('"NetworkPolicy"'));
  assert.equal(calling.length, 1);
  assert.match(calling[0] ?? '', /"metadata":\{"name":"gateway"\}/);
  const holding = texts.filter((text) => text.includes('CDN_PURGE_TOKEN'));
  assert.equal(holding.length, 1);
  assert.match(holding[0] ?? '', /"name":"CDN_PURGE_URL","value":"https:\/\/cdn.example.org:8443\/purge"/);
  assert.ok(!all.some((one) => JSON.stringify(one).includes('CDN_PURGE')), 'without one they know of none');
  for (const [cachePurgeUrl, port] of [
    ['https://cdn.example.org/purge', 443],
    ['http://cdn.example.org/purge', 80],
  ] as const)
    assert.match(JSON.stringify(manifests({ ...cluster, cachePurgeUrl })), new RegExp(`"port":${port}}\\]}`));
});

test('where content names pictures of other hosts, gateways alone may fetch them, and imports know which hosts', () => {
  const fetching = manifests({ ...cluster, pictureHosts: 'pictures.example.org' }).map((one) => JSON.stringify(one));
  const calling = fetching.filter((text) => text.includes('"NetworkPolicy"') && text.includes('"port":443}'));
  assert.deepEqual(
    calling.map((text) => /"name":"([^"]+)"/.exec(text)?.[1]),
    ['gateway'],
  );
  const named = '{"name":"PICTURE_HOSTS","value":"pictures.example.org"}';
  assert.equal(fetching.filter((text) => text.includes(named)).length, 2);
  assert.ok(!all.some((one) => JSON.stringify(one).includes('"port":443}')), 'without them they call nobody');
});

test('every gateway reads the pictures of the content, and what a container mounts is there', () => {
  const { mediaDir } = readGatewaySettings(environmentOf(container('gateway', 'gateway')));
  const { containers, volumes } = named('Deployment', 'gateway').spec.template.spec;
  const mount = container('gateway', 'gateway').volumeMounts.find(({ mountPath }) => mountPath === mediaDir);
  assert.equal(mount?.readOnly, true);
  const volume = volumes.find(({ name }) => name === mount?.name);
  assert.ok(volume && 'persistentVolumeClaim' in volume);
  assert.equal(volume.persistentVolumeClaim.claimName, cluster.media);
  for (const { volumeMounts } of containers)
    for (const { name } of volumeMounts)
      assert.ok(
        volumes.some((one) => one.name === name),
        name,
      );
});

test('the command writes all of it as YAML, and leaves alone what a cluster says for itself', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const out = join(folder, 'of/ours');
  const command = [join(import.meta.dirname, 'write.ts'), '--image', cluster.image];
  const [site, own] = [join(out, 'site.yaml'), join(out, 'kustomization.yaml')];
  execFileSync(process.execPath, [...command, '--out', out]);
  const text = readFileSync(site, 'utf8');
  assert.deepEqual(
    parseAllDocuments(text).map((document) => kubernetesSchema.parse(document.toJS()).kind),
    all.map(({ kind }) => kind),
  );
  assert.doesNotMatch(text, /: [&*]/, 'every manifest can be read alone');
  assert.match(readFileSync(own, 'utf8'), /^resources:\n {2}- site\.yaml\n$/);
  writeFileSync(own, 'namespace: shop\n');
  const printed = execFileSync(process.execPath, [...command, '--out', out], { encoding: 'utf8' });
  assert.deepEqual([readFileSync(own, 'utf8'), printed], ['namespace: shop\n', `kubectl apply --kustomize ${out}\n`]);
  assert.equal(execFileSync(process.execPath, command, { encoding: 'utf8' }), `${text}\n`);
});
