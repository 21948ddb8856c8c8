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

/** The version for the next build that a developer tries out: `1.0.0-dev.3`. */
export function nextDevelopmentVersion(own: string, published: readonly string[]): string {
  const numbers = published
    .filter((version) => version.startsWith(`${own}-dev.`))
    .map((version) => Number(development.exec(version)?.[1] ?? 0));
  return `${own}-dev.${Math.max(0, ...numbers) + 1}`;
}

export const isDevelopmentVersion = (version: string): boolean => development.test(version);
