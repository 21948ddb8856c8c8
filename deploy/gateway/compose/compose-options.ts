import type { Renderer } from '../../render/renderer.ts';
import type { ThirdParties } from '../../settings/settings.ts';
import type { Development } from '../development/development.ts';
import type { FormStepsOptions } from '../forms/form-steps.ts';
import type { QaVisits } from '../qa/qa-visit.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { Tally } from '../reports/tally.ts';
import type { Bearers } from '../session/bearers.ts';
import type { Limits } from './compose-part.ts';
import type { Composed } from './composition.ts';
import type { KeptDocuments } from './kept-documents.ts';
import type { PartCache } from './part-cache.ts';
import type { ReadyDocuments } from './ready-documents.ts';
import type { Load } from './shed-load.ts';
import type { StyleTexts } from './style-texts.ts';
import type { TabCompositions } from './tab-composition.ts';

/** What pages are composed with, and from. */
export interface ComposeOptions extends Limits, FormStepsOptions {
  live: LiveReleases;
  /** The versions that open tabs have. */
  tabs: TabCompositions;
  load: Pick<Load, 'refusesPrefetches'> & Pick<Renderer, 'render'>;
  parts: Pick<PartCache, 'forCaller'>;
  /** Throws where an address has had too many renders. */
  mayRender(address: string): () => void;
  bearers: Bearers;
  /** Where renders send their content calls. */
  contentApiUrl: string;
  thirdParties: ThirdParties;
  styleTexts: StyleTexts;
  /** Set on the gateway of somebody who works on a remote. */
  development: Development | undefined;
  documents: KeptDocuments;
  ready: Pick<ReadyDocuments, 'keep'>;
  /** For how many seconds a cache in front of the site may keep a page that is anybody's; undefined: there is no such cache. */
  sharedSeconds: number | undefined;
  /** Signs what browsers report with. */
  serviceSecret: string;
  tally: Pick<Tally, 'count'>;
  visits: Pick<QaVisits, 'of'>;
  /** Called with every composition that a visitor sees. */
  remember(composed: Composed): void;
}
