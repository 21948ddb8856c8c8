import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { SiteError } from 'shared/errors';
import type { LiveVersions } from '../../registry/contract.ts';
import { followReleaseKeys, type Grounds, groundsFor, type ReleaseKeys } from '../../registry/signing/release-keys.ts';
import { rememberIn } from '../../registry/signing/remembered.ts';
import { isWithdrawn, liveOf, readStatement, signedStatementSchema } from '../../registry/signing/statement.ts';
import type { GatewaySettings } from '../../settings/settings.ts';

/** What this gateway believes of the registry: the keys that it goes by are a file of its own, not rows of the database. */
export interface Trust {
  /** By what it goes now: another object when the file of keys has changed. */
  keys(): ReleaseKeys | undefined;
  /** Why a release counts, by its manifest as it was published. Throws RefusalError `release-unsigned`. */
  groundsOf(said: unknown): Grounds;
  /**
   * What is live by who may say so: what an answer of the registry has signed, unless it is older than what was signed before.
   * Throws SiteError `release-unsigned` where nothing that was signed is known.
   */
  live(answer: LiveVersions): Promise<LiveVersions>;
  /** What was refused of the last answer, in sentences. */
  readonly refused: readonly string[];
  /** Whether a version was rolled back in a country, or everywhere, and nobody has made it live there since. */
  isWithdrawn(where: { remote: string; country: string; version: string }): boolean;
}

/** Without keys everything counts. */
export const trustAll: Trust = {
  keys: () => undefined,
  groundsOf: () => undefined,
  live: async (answer) => answer,
  refused: [],
  isWithdrawn: () => false,
};

/** Follows the keys of teams; those for what is live are read at the start alone. Throws SiteError `settings-wrong`. */
export function createTrust(
  { releaseKeys, dataDir }: Pick<GatewaySettings, 'releaseKeys' | 'dataDir'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Trust {
  if (releaseKeys === undefined) return trustAll;
  const keys = followReleaseKeys(releaseKeys, log);
  const publicKeys = keys().live.map((key) => key.public);
  const failed = (err: unknown) => log.error({ err }, 'What was signed last cannot be remembered for the next start');
  const remembered = rememberIn(join(dataDir, 'signed-live', 'gateway.json'), publicKeys, failed);
  let refused: string[] = [];

  /** Takes what an answer has signed; answers why not. */
  async function take({ signed }: LiveVersions): Promise<string[]> {
    if (signed === undefined) return ['What is live is not signed'];
    const statement = readStatement(signed, publicKeys);
    if (!statement) return ['What is live is signed by nobody who may'];
    const isNewest = await remembered.take(signedStatementSchema.parse(signed), statement);
    return isNewest ? [] : [`What is live is signed as of change ${statement.number}, which is over`];
  }

  return {
    keys,
    groundsOf: (said) => groundsFor(keys(), said),
    async live(answer) {
      if (publicKeys.length === 0) return answer;
      const why = await take(answer);
      const known = remembered.newest()?.statement;
      if (!known) throw new SiteError('release-unsigned', why.join());
      const live = liveOf(known.live);
      const now = [...why, ...differencesOf(live, answer.live)];
      const news = now.filter((one) => !refused.includes(one));
      if (news.length > 0) log.error({ refused: news }, 'What nobody who may has signed is not shown');
      refused = now;
      return { ...answer, live };
    },
    get refused() {
      return refused;
    },
    isWithdrawn(where) {
      const known = remembered.newest()?.statement;
      return known !== undefined && isWithdrawn(known, where);
    },
  };
}

/** What an answer says is live, and nobody has signed. */
function differencesOf(signed: LiveVersions['live'], said: LiveVersions['live']): string[] {
  const inWords = (live: LiveVersions['live']): string[] =>
    Object.entries(live).flatMap(([country, remotes]) =>
      Object.entries(remotes).map(([remote, { version, candidate }]) => {
        const rollout = candidate ? `, ${candidate.version} for ${candidate.percent} %` : '';
        return `${remote} ${version}${rollout} for ${country}`;
      }),
    );
  const known = new Set(inWords(signed));
  return inWords(said)
    .filter((one) => !known.has(one))
    .map((one) => `${one} is live by the database, and nobody has signed that`);
}
