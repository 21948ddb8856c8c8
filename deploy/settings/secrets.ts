import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SiteError } from 'shared/errors';
import { z } from 'zod';

const secretsSchema = z.object({ SERVICE_SECRET: z.string(), REGISTRY_TOKEN: z.string() });
type Secrets = z.infer<typeof secretsSchema>;

/**
 * The secrets that this installation made for itself, by the names of their settings; made at the first call.
 * Throws SiteError `settings-wrong` where the folder cannot be used or the file is damaged.
 */
export function installationSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  try {
    makeOnce(file, newSecrets);
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new SiteError('settings-wrong', `DATA_DIR: the secrets in ${file} cannot be read or made: ${cause}`, {
      cause,
    });
  }
}

function newSecrets(): string {
  const secret = () => randomBytes(32).toString('base64url');
  const secrets: Secrets = { SERVICE_SECRET: secret(), REGISTRY_TOKEN: secret() };
  return JSON.stringify(secrets);
}

/** Makes a file for its owner alone, with what `make` answers, where there is none. Two processes may come here at once: the first wins. */
export function makeOnce(file: string, make: () => string): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, make(), { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(own);
  }
}
