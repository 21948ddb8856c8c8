import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { readStatement, type SignedStatement, type Statement, signedStatementSchema } from './statement.ts';

/** The newest signed statement of each database, kept in a file beside it, so that an older one is known for what it is. */
export interface Remembered {
  /** The newest of this database, or the last that was taken of any. */
  newest(of?: string): { statement: Statement; signed: SignedStatement } | undefined;
  /** Takes a statement that is newer; answers false for one that is older than, or other than, what is remembered. */
  take(signed: SignedStatement, statement: Statement): Promise<boolean>;
}

const fileSchema = z.array(signedStatementSchema);

/** Reads what the file remembers of these keys; what another key has signed is forgotten. `failed`: it could not be written. */
export function rememberIn(
  file: string,
  publicKeys: readonly string[],
  failed: (error: unknown) => void = () => {},
): Remembered {
  const all = new Map<string, { statement: Statement; signed: SignedStatement }>();
  for (const signed of readFile(file)) {
    const statement = readStatement(signed, publicKeys);
    if (statement) all.set(statement.of, { statement, signed });
  }

  return {
    newest: (of) => (of === undefined ? [...all.values()].at(-1) : all.get(of)),
    async take(signed, statement) {
      const known = all.get(statement.of);
      if (known && known.statement.number > statement.number) return false;
      if (known && known.statement.number === statement.number) return known.signed.text === signed.text;
      // Last of all, as what was taken last.
      all.delete(statement.of);
      all.set(statement.of, { statement, signed });
      await write(
        file,
        [...all.values()].map((one) => one.signed),
      ).catch(failed);
      return true;
    },
  };
}

async function write(file: string, signed: readonly SignedStatement[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(signed));
  await rename(draft, file);
}

function readFile(file: string): SignedStatement[] {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
