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
