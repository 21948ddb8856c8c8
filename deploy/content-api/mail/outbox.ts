import { join } from 'node:path';

/** The folder where messages go that no SMTP server takes. */
export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox');
