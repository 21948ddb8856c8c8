import { SiteError } from 'shared/errors';

/** What `read` answers; where the settings are wrong, prints the one message that names them and ends the process. */
export function settingsOrExit<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    return exitPlainly(error);
  }
}

/** Ends a server that cannot start with the one sentence of a SiteError, and its cause in a line for the log; throws any other error. */
export function exitPlainly(error: unknown): never {
  if (!(error instanceof SiteError)) throw error;
  console.error(error.message);
  const { cause } = error;
  if (cause instanceof Error) console.error(`cause: ${cause.message || ('code' in cause ? cause.code : cause.name)}`);
  process.exit(1);
}

interface Address {
  port: number;
  host: string;
}

/** Where a server listens: on the open socket that it was handed, by its number, or at its own address. */
export const listenAt = (address: Address, fd: number | undefined): Address & { fd?: number } => ({
  ...address,
  ...(fd !== undefined && { fd }),
});
