import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { remoteNameSchema, versionSchema } from 'shared/release';
import { z } from 'zod';

/** A violation of the content security policy (CSP), as far as it may be in a log: without any query. */
interface Violation {
  directive: string;
  /** What was blocked: an address, or a word as `inline` and `trusted-types-sink`. */
  blocked: string;
  /** The page, by its path. */
  page: string;
  /** The file that wanted it, and whose release it belongs to. */
  file: string | undefined;
  remote: string | undefined;
  version: string | undefined;
  /** The place in the browser's interface, `Element innerHTML`, where a text would have become code. */
  sink: string | undefined;
}

const address = z.string().max(4_096);
const line = z.number().nullish();

/** The Reporting API (`report-to`) sends a list, with other reports in it. */
const listed = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: address,
    effectiveDirective: z.string().max(100),
    blockedURL: address.nullish(),
    sourceFile: address.nullish(),
    lineNumber: line,
    sample: z.string().max(1_000).nullish(),
  }),
});
type Report = z.infer<typeof listed>['body'];

/** The older `report-uri` sends one report, whose fields have other names. */
const single = z
  .object({
    'csp-report': z.object({
      'document-uri': address,
      'effective-directive': z.string().max(100).optional(),
      'violated-directive': z.string().max(2_000).optional(),
      'blocked-uri': address.nullish(),
      'source-file': address.nullish(),
      'line-number': line,
      'script-sample': z.string().max(1_000).nullish(),
    }),
  })
  .transform(
    ({ 'csp-report': report }): Report => ({
      documentURL: report['document-uri'],
      effectiveDirective: report['effective-directive'] ?? report['violated-directive'] ?? '',
      blockedURL: report['blocked-uri'],
      sourceFile: report['source-file'],
      lineNumber: report['line-number'],
      sample: report['script-sample'],
    }),
  );
const bodySchema = z.union([z.array(z.unknown()).max(100), single]);

/**
 * The violations in a browser's own report, of pages of `host` only, and without those of the browser's extensions. Throws
 * ZodError where it is no report.
 */
export function violationsIn(body: unknown, host: string): Violation[] {
  const parsed = bodySchema.parse(body);
  const reports = Array.isArray(parsed) ? parsed.flatMap((one) => listed.safeParse(one).data?.body ?? []) : [parsed];
  return reports.flatMap(({ documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber, sample }) => {
    const page = URL.parse(documentURL);
    if (page?.host !== host || isExtension(sourceFile) || isExtension(blockedURL)) return [];
    const directive = /^[a-z-]+/.exec(effectiveDirective)?.[0] ?? 'unknown';
    const blocked = withoutQuery(blockedURL ?? '');
    const file = sourceFile ? withoutQuery(sourceFile) : undefined;
    return [
      {
        directive,
        blocked,
        page: page.pathname.slice(0, 300),
        file: file && `${file}${lineNumber ? `:${lineNumber}` : ''}`,
        remote: undefined,
        version: undefined,
        ...(ownerOf(file, host) ?? ownerOf(blocked, host)),
        sink: directive === 'require-trusted-types-for' ? sample?.split('|')[0]?.slice(0, 60) : undefined,
      },
    ];
  });
}

const isExtension = (address: string | null | undefined): boolean => /^[\w-]+-extension\b/.test(address ?? '');

/** An address without its query and its user name, which may be secrets. */
function withoutQuery(text: string): string {
  const url = URL.parse(text);
  if (!url) return /^[\w-]{1,40}$/.test(text) ? text : 'unknown';
  return url.host ? `${url.protocol}//${url.host}${url.pathname}`.slice(0, 300) : url.protocol.slice(0, -1);
}

/** The release that a file of this host belongs to. */
function ownerOf(file: string | undefined, host: string): { remote: string; version: string } | undefined {
  const url = file === undefined ? null : URL.parse(file);
  if (url?.host !== host) return undefined;
  const [, remote, version] = /^\/releases\/([^/]+)\/([^/]+)\//.exec(url.pathname) ?? [];
  const isOne = remoteNameSchema.safeParse(remote).success && versionSchema.safeParse(version).success;
  return isOne && remote && version ? { remote, version } : undefined;
}

const violationsTotal = new Counter({
  name: 'site_policy_violations_total',
  help: 'What the content security policy kept out of pages, as browsers report it; anybody can send such reports',
  labelNames: ['remote', 'directive'],
});

/** The log has each kind of violation once in this time, and so many kinds at most: strangers may send anything. */
const quietMs = 60_000;
const kindsAtMost = 50;
const directives =
  /^(?:(?:script|style|img|font|connect|frame|worker|media|object|manifest|default)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/;

/**
 * Logs and counts violations, under the remote's name where `isRemote` knows it. They never count towards the verdict on a
 * version.
 */
export function createViolationLog(
  log: Pick<FastifyBaseLogger, 'warn'>,
  isRemote: (name: string) => boolean,
  clock: Pick<Performance, 'now'> = performance,
) {
  const logged = new LRUCache<string, true>({ max: kindsAtMost, ttl: quietMs, perf: clock, ttlResolution: 0 });

  return (violation: Violation): void => {
    const { remote, version, blocked, sink } = violation;
    const directive = directives.test(violation.directive) ? violation.directive : 'other';
    violationsTotal.inc({ remote: remote !== undefined && isRemote(remote) ? remote : 'page', directive });
    const kind = JSON.stringify([remote, version, directive, blocked, sink]);
    logged.purgeStale();
    if (logged.has(kind) || logged.size >= kindsAtMost) return;
    logged.set(kind, true);
    log.warn({ ...violation, directive }, 'The content security policy kept something out of a page');
  };
}
