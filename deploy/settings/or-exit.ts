import { SiteError } from 'shared/errors';

/** What `read` answers; where the settings are wrong, prints the one message that names them and ends the process. */
export function settingsOrExit<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
