/** What the cluster of one installation is like; everything else follows from the code. */
export interface Cluster {
  /** The image of the Containerfile, with a tag that is never used twice. */
  image: string;
  /** A Secret with SERVICE_SECRET, REGISTRY_TOKEN and DATABASE_URL, and SMTP_URL where mails leave by SMTP. */
  secret: string;
  /** Every public host of the site. */
  hosts: readonly string[];
  /** A Secret with the certificate of all public hosts. */
  certificate: string;
  /** A Gateway of the cluster (its name, or `namespace/name`) that the site hangs on; without it there is an Ingress of nginx's class. */
  gateway?: string;
  /** A PersistentVolumeClaim that many may read, with `pictures`, `films` and `documents` of the content. */
  media: string;
  /** Whom `security.txt` names; nobody where it is not said. */
  securityContact?: string;
  /** Where a shared cache in front of the site is told to forget; without it there is none. The secret has CDN_PURGE_TOKEN. */
  cachePurgeUrl?: string;
  /** As the setting PICTURE_HOSTS: where gateways fetch pictures that content names. */
  pictureHosts?: string;
  /** The range of the pods' addresses: gateways may say for whom they ask. */
  podRange: string;
  /** The range of the databases' addresses. */
  databaseRange: string;
  /** The namespaces of the ingress controller, and of what reads metrics and takes traces. */
  ingressNamespace: string;
  monitoringNamespace: string;
}

/** The ports inside the cluster. */
export const ports = {
  gateway: 8080,
  content: 8081,
  render: 8082,
  metrics: 9090,
  traces: 4318,
  database: 5432,
  mail: 587,
};

export const contentService = 'content-api';
export const gatewayService = 'gateway';
export const publishJob = 'publish';

/** Where the image has the code, and where servers keep what they may lose. */
export const code = '/app';
export const data = '/data';
export const releases = `${data}/releases`;
export const media = '/media';

/** The labels by which everything of one component is found. */
export const labels = (component: string): Record<string, string> => ({
  'app.kubernetes.io/name': 'site',
  'app.kubernetes.io/component': component,
});

/** The user of the image, and the one of the render server: nothing is his. */
export const user = 1000;
export const renderUser = 1001;
