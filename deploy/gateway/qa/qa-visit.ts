import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SiteError } from 'shared/errors';
import type { Fault } from 'shared/release';
import type { Renderer } from '../../render/renderer.ts';
import { hasExpired, type QaTicket, qaTicketHeader, verifyQaTicket } from '../../tokens/qa-ticket.ts';
import { isOwnMachine } from '../../tokens/qa-view.ts';
import type { Composed } from '../compose/composition.ts';
import type { Registry } from '../releases/registry.ts';
import type { Release, ReleaseStore } from '../releases/release-store.ts';
import { hostCookie } from '../security/host-cookie.ts';

/** What the holder of a QA link sees in place of what everybody else sees. */
export interface QaVisit {
  ticket: QaTicket;
  /** The releases of the ticket, complete and warm. */
  releases: Composed;
  /** What its content calls carry, so that they are answered from a preview. */
  contentHeaders: Record<string, string>;
  /** Renders this visit's parts, with its faults and without the part cache. */
  renderer: Pick<Renderer, 'render'>;
}

export interface QaVisits {
  /**
   * The visit of a link's ticket. Throws SiteError `qa-link-expired` or `qa-link-refused` where it is not a
   * valid one of this site, and another where a release cannot be opened.
   */
  open(ticket: string): Promise<QaVisit>;
  /** The visit of the ticket in a browser's cookie; undefined where it is no valid one. */
  of(request: Pick<FastifyRequest, 'cookies' | 'protocol'>): Promise<QaVisit | undefined>;
}

interface Opening {
  serviceSecret: string;
  store: ReleaseStore;
  renderer: Pick<Renderer, 'render'>;
  registry: Pick<Registry, 'previewStands'>;
  /** Without a warm-up the first renders are late, and QA would take that for a fault. */
  warmUp(release: Release): Promise<void>;
}

/** How long a preview is taken to stand after the registry was asked. */
const standingMs = 1_000;

/** Opens QA visits; their releases are downloaded and warmed up once in this process, live or not. */
export function createQaVisits({ serviceSecret, store, renderer, registry, warmUp }: Opening): QaVisits {
  const warm = new WeakMap<Release, Promise<void>>();
  const standing = new LRUCache<number, Promise<boolean>>({ max: 100, ttl: standingMs });

  function stands(preview: number): Promise<boolean> {
    const asked = standing.get(preview) ?? registry.previewStands(preview);
    if (!standing.has(preview)) standing.set(preview, asked);
    asked.catch(() => standing.delete(preview));
    return asked;
  }

  async function openRelease(name: string, version: string): Promise<[string, Release]> {
    const release = await store.open(name, version);
    const warming = warm.get(release) ?? warmUp(release);
    warm.set(release, warming);
    await warming;
    return [name, release];
  }

  async function visitOf(text: string): Promise<QaVisit | undefined> {
    const ticket = await verifyQaTicket(serviceSecret, text);
    if (!ticket || (ticket.content !== undefined && !(await stands(ticket.content)))) return undefined;
    const published = Object.entries(ticket.versions).filter(([, version]) => !isOwnMachine(version));
    const releases = await Promise.all(published.map(([name, version]) => openRelease(name, version)));
    return {
      ticket,
      releases: Object.fromEntries(releases),
      contentHeaders: ticket.content === undefined ? {} : { [qaTicketHeader]: text },
      renderer: withFaults(renderer, ticket.faults),
    };
  }

  return {
    async open(text) {
      const visit = await visitOf(text);
      if (visit) return visit;
      // A preview may have ended before its link.
      const hasEnded = (await hasExpired(serviceSecret, text)) || (await verifyQaTicket(serviceSecret, text));
      throw new SiteError(hasEnded ? 'qa-link-expired' : 'qa-link-refused');
    },
    async of(request) {
      const ticket = ticketCookie.of(request);
      return ticket === undefined ? undefined : visitOf(ticket);
    },
  };
}

/** The releases of a request as the holder of a QA link sees them; `chosen` are those without the link. */
export const seenByQa = (qa: QaVisit, chosen: Composed): Composed =>
  fromOwnMachine(qa, qa.ticket.whole ? qa.releases : { ...chosen, ...qa.releases });

/** Has the browser load remotes from the holder's own machine, where the ticket says so. */
export function fromOwnMachine({ ticket }: QaVisit, composed: Composed): Composed {
  const remotes = Object.entries(composed).map(([name, release]) => {
    const version = Object.hasOwn(ticket.versions, name) ? ticket.versions[name] : undefined;
    return [name, version && isOwnMachine(version) ? { ...release, elsewhere: version } : release];
  });
  return Object.fromEntries(remotes);
}

/** The delay of a slow part, in ms; it is the same in the browser. */
const slowMs = 2_000;

/** A renderer in which the server parts of some remotes have a fault; for the requests of one QA link's holder. */
const withFaults = (
  renderer: Pick<Renderer, 'render'>,
  faults: Readonly<Record<string, Fault>>,
): Pick<Renderer, 'render'> => ({
  async render(release, order, limitMs, ending) {
    const fault = Object.hasOwn(faults, release.name) ? faults[release.name] : undefined;
    if (fault === 'throw') throw new SiteError('render-failed', 'A fault of a QA link');
    if (fault === '404') throw new SiteError('release-unknown', 'A fault of a QA link: its files are missing');
    if (fault === 'hang') return late(limitMs);
    if (fault === 'slow' && limitMs <= slowMs) return late(limitMs);
    if (fault === 'slow') await delay(slowMs);
    return renderer.render(release, order, fault === 'slow' ? limitMs - slowMs : limitMs, ending);
  },
});

async function late(limitMs: number): Promise<never> {
  await delay(limitMs);
  throw new SiteError('render-late', `A fault of a QA link: no answer in ${limitMs} ms`);
}

const ticketCookie = hostCookie('qa', { sameSite: 'lax', httpOnly: true });

/** Sets the cookie of a ticket, until the ticket expires. */
export const setTicket = (reply: FastifyReply, ticket: string, expires: Date): FastifyReply =>
  ticketCookie.set(reply, ticket, { expires });

/** Removes the cookie of a ticket. */
export const clearTicket = ticketCookie.clear;

/** The machines whose code the holder of a QA link sees: the document's content security policy lets them in. */
export const ownMachinesOf = ({ ticket }: QaVisit): string[] => Object.values(ticket.versions).filter(isOwnMachine);
