import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For tests: a disk of its own that can be full, or read-only. */
export interface SmallDisk {
  folder: string;
  /** From now on not a byte more can be written. */
  fill(): void;
  /** From now on nothing can be written, as on a disk that was found damaged. */
  seal(): void;
  /** There is room again, and it can be written to. */
  free(): void;
  remove(): void;
}

/** Why there can be no small disk here; undefined where there can: it takes the right to mount one, as root of a machine has. */
export function noSmallDisk(): string | undefined {
  try {
    smallDisk(1).remove();
    return undefined;
  } catch {
    return 'it needs the right to mount a disk';
  }
}

/** A disk in memory with room for so many megabytes. Throws where this user may not mount one. */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  const filler = join(folder, 'filler');
  const remount = (how: 'ro' | 'rw') => execFileSync('mount', ['-o', `remount,${how}`, folder]);
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a');
      // First in large pieces, then to the last byte.
      for (const piece of [1 << 20, 1 << 12, 1]) while (writes(file, piece));
      closeSync(file);
    },
    seal: () => remount('ro'),
    free() {
      remount('rw');
      rmSync(filler, { force: true });
    },
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}

function writes(file: number, bytes: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(bytes)) === bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}
