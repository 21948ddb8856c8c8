const numbered = /^(\d+)\.(\d+)\.(\d+)$/;
const development = /-dev\.(\d+)$/;

/**
 * The version to publish under: the one of package.json, or, where that is published, the patch after the highest
 * published one with the same major and minor.
 */
export function chooseVersion(own: string, published: readonly string[]): string {
  if (!published.includes(own)) return own;
  const [, major, minor] = /^(\d+)\.(\d+)\./.exec(own) ?? [];
  const patches = published.flatMap((version) => {
    const [, itsMajor, itsMinor, patch] = numbered.exec(version) ?? [];
    return itsMajor === major && itsMinor === minor ? [Number(patch)] : [];
  });
  return `${major}.${minor}.${Math.max(-1, ...patches) + 1}`;
}

/** Whether somebody only tried it out; none is published any more. */
export const isDevelopmentVersion = (version: string): boolean => development.test(version);

/**
 * The version to roll back to, from all that a remote had live, oldest first; undefined where there is none.
 * A return to an earlier version undoes everything that came after it: after 1, 2, 3 and a rollback to 2, the
 * next rollback goes on to 1, and not forward again to the 3 that was found bad.
 */
export function previousVersion<Version>(history: readonly Version[]): Version | undefined {
  const standing: Version[] = [];
  for (const version of history) {
    const earlier = standing.indexOf(version);
    standing.splice(earlier === -1 ? standing.length : earlier);
    standing.push(version);
  }
  return standing.at(-2);
}

/** How many buckets there are: a rollout to 1 % shows in a hundred of them. */
export const buckets = 10_000;

/** Whether a visitor in this bucket sees the version that is rolled out to so many per cent (a canary); a visitor without a bucket does not. */
export const seesCandidate = (bucket: number | undefined, percent: number): boolean =>
  bucket !== undefined && bucket < (percent * buckets) / 100;
