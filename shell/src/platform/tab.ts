import { type Bus, createBus } from 'shared/bus';
import type { ContentCalls, Platform, Session } from 'shared/platform';
import type { FirstVisit, PartState } from 'shared/release';
import { takeRoutes, unpackRoutes } from 'shared/routes';
import { type ConsentKeeper, createConsent } from '../consent/consent.ts';
import { createReports, type Reports } from '../reports/reports.ts';
import { createLayers, type Layers } from '../routing/layers.ts';
import { createContentCalls } from './content-calls.ts';
import { oneAtATime, otherTabs } from './session/across-tabs.ts';
import { createSession, keepFresh } from './session/session.ts';
import { sessionCalls } from './session/session-calls.ts';

/** What one browser tab holds while it is open: its composition, its bus, and the page that it is on. */
export interface Tab {
  readonly composition: FirstVisit['composition'];
  readonly reports: Reports;
  readonly bus: Bus;
  readonly session: Session;
  readonly consent: ConsentKeeper;
  /** The page that is shown now. */
  context: FirstVisit['context'];
  readonly content: ContentCalls;
  /** What the server loaded for the parts of this page; empty after a page load, whose parts carry theirs in the HTML. */
  parts: PartState[];
  /** How many parts have input that a page load would lose (`platform.keepTab`): the tab keeps its versions meanwhile. */
  unsavedParts: number;
  /** Goes to an address; the router sets it when it starts. */
  navigate: Platform['navigate'];
  /** Gives the page another query without leaving it; the router sets it when it starts. */
  enter: Platform['enter'];
  readonly layers: Layers;
  /** Ends a navigation that takes too long; the router sets it when it starts. */
  cancelNavigation(): void;
  /** How the page on screen shows another query of its path by itself, where it can. */
  showAgain?: (query: Record<string, string>) => Promise<void>;
}

export function createTab(): Tab {
  const visit: FirstVisit = JSON.parse(document.getElementById('visit')?.textContent ?? '');
  const { composition, routes, context } = visit;
  if (routes) takeRoutes(unpackRoutes(routes));
  const bus = createBus({ auth: { signedIn: context.signedIn } });
  const dependencies = { bus, calls: sessionCalls, tabs: otherTabs(), alone: oneAtATime() };
  const session = createSession(dependencies);
  keepFresh(dependencies);
  const tab: Tab = {
    composition,
    reports: createReports(),
    bus,
    session,
    consent: createConsent({ bus, ...context }),
    context,
    content: createContentCalls(() => tab),
    parts: [],
    unsavedParts: 0,
    navigate: async (address, how) => (how?.replace ? location.replace(address) : location.assign(address)),
    enter: (address) => location.assign(address),
    layers: createLayers(() => !bus.current('main').requestDone),
    cancelNavigation: () => undefined,
  };
  return tab;
}

declare global {
  interface Window {
    /** Set by tests before a page loads; visitors' pages have none. */
    testHook?: (bus: Bus) => void;
  }
}

/** Hands the tab's bus to a test that drives the page: it sets what a part would set, and reads what parts read. */
export const tellTest = (bus: Bus): void => window.testHook?.(bus);
