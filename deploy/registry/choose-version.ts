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
