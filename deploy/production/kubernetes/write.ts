import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readOptions, runCommand, wrongUse } from '../../commands/run-command.ts';
import { demonstration, hostsOf } from '../../start/brand-folder.ts';
import { manifests } from './manifests.ts';
import { kubernetesSchema } from './schema.ts';

const usage = `Writes what runs the site on Kubernetes, as YAML.

  npm run production:manifests -- --image registry.example.com/site:2026-11-21 --out cluster

  --out                    the folder for site.yaml, and for kustomization.yaml where there is none; otherwise it is printed

  --image                  the image of the Containerfile, with its tag
  --brand                  the folder of the brand, whose hosts these are; the demonstration unless said otherwise
  --secret                 the Secret with SERVICE_SECRET, REGISTRY_TOKEN, DATABASE_URL and, if wanted, SMTP_URL
  --gateway                a Gateway of the cluster, as namespace/name; otherwise there is an Ingress of the class nginx
  --certificate            the Secret with the certificate of the public hosts
  --media                  the PersistentVolumeClaim with the content's pictures, films and documents
  --security-contact       whom security.txt names: an e-mail address, or https://…
  --picture-hosts          hosts that gateways may fetch pictures from, as pictures.example.org,cdn.example.org
  --cache-purge-url        where a shared cache is told to forget pages; the Secret has CDN_PURGE_TOKEN then
  --pod-range              the pods' addresses
  --database-range         the databases' addresses
  --ingress-namespace      where the ingress controller runs
  --monitoring-namespace   where Prometheus and the collector of traces run`;

await runCommand(usage, async () => {
  const { image, ...values } = readOptions({
    image: { type: 'string' },
    brand: { type: 'string', default: demonstration },
    out: { type: 'string' },
    gateway: { type: 'string' },
    secret: { type: 'string', default: 'site' },
    certificate: { type: 'string', default: 'site-certificate' },
    media: { type: 'string', default: 'site-media' },
    'security-contact': { type: 'string' },
    'picture-hosts': { type: 'string' },
    'cache-purge-url': { type: 'string' },
    'pod-range': { type: 'string', default: '10.0.0.0/8' },
    'database-range': { type: 'string', default: '10.0.0.0/8' },
    'ingress-namespace': { type: 'string', default: 'ingress-nginx' },
    'monitoring-namespace': { type: 'string', default: 'monitoring' },
  });
  if (!image) throw wrongUse('Which image? --image registry.example.com/site:TAG');
  const cluster = {
    image,
    hosts: hostsOf(values.brand),
    gateway: values.gateway,
    secret: values.secret,
    certificate: values.certificate,
    media: values.media,
    securityContact: values['security-contact'],
    pictureHosts: values['picture-hosts'],
    cachePurgeUrl: values['cache-purge-url'],
    podRange: values['pod-range'],
    databaseRange: values['database-range'],
    ingressNamespace: values['ingress-namespace'],
    monitoringNamespace: values['monitoring-namespace'],
  };
  const checked = manifests(cluster).map((manifest) => kubernetesSchema.parse(manifest));
  const yaml = checked.map((manifest) => stringify(manifest, { aliasDuplicateObjects: false })).join('---\n');
  if (values.out === undefined) return console.log(yaml);
  await mkdir(values.out, { recursive: true });
  await writeFile(join(values.out, 'site.yaml'), yaml);
  const own = join(values.out, 'kustomization.yaml');
  // What differs on this cluster is written there by hand, and stays when site.yaml is written anew.
  if (!existsSync(own)) await writeFile(own, stringify({ resources: ['site.yaml'] }));
  console.log(`kubectl apply --kustomize ${values.out}`);
});
