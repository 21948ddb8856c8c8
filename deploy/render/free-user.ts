import { randomInt } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';

/** The users that Linux keeps for services without an account. */
const first = 61_184;
const count = 4_000;

// Supervisors that look at the same moment do not begin at the same number.
let next = randomInt(count);

/**
 * A user whom no living process has, whichever supervisor of this machine started it: two with one user could signal each
 * other. For a process of root's.
 */
export function freeUser(usersNow = livingUsers()): number {
  for (let tries = 0; tries < count; tries += 1) {
    next = (next + 1) % count;
    if (!usersNow.has(first + next)) return first + next;
  }
  throw new Error('Every user for render processes is taken');
}

/** The owners of all processes that there are. */
function livingUsers(): Set<number> {
  const users = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    const uid = statSync(`/proc/${name}`, { throwIfNoEntry: false })?.uid;
    return uid === undefined ? [] : [uid];
  });
  return new Set(users);
}
