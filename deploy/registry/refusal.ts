import { type ErrorCode, SiteError } from 'shared/errors';
import { z } from 'zod';

/** What fastify throws at a broken request. */
const clientErrorSchema = z.object({ statusCode: z.number().min(400).max(499), message: z.string() });

/** The registry refused a request and changed nothing: `status` is the HTTP status, the message a plain reason. */
export class RefusalError extends SiteError {
  readonly status: number;

  constructor(status: number, code: ErrorCode, message: string) {
    super(code, message);
    this.status = status;
  }
}

/** A refusal with code `release-refused`; 422 says that the request was understood and is not allowed. */
export const refused = (message: string, status = 422): RefusalError =>
  new RefusalError(status, 'release-refused', message);

/** A refusal for a release or remote that is not there: 404. */
export const unknownRelease = (message: string): RefusalError => new RefusalError(404, 'release-unknown', message);

/** A refusal for a release whose files were removed: 410. */
export const forgottenRelease = (name: string, version: string): RefusalError =>
  new RefusalError(
    410,
    'release-forgotten',
    `The files of ${name} ${version} were forgotten: release it again, under another version`,
  );

/** Any error of a request as a refusal; one that is the registry's own fault keeps its details to the log. */
export function refusalOf(error: unknown): RefusalError {
  if (error instanceof RefusalError) return error;
  if (isDiskFull(error))
    return new RefusalError(
      507,
      'disk-full',
      'The disk of the database is full, and nothing was changed: make room there',
    );
  if (error instanceof z.ZodError) return refused(z.prettifyError(error), 400);
  const { statusCode, message } = clientErrorSchema.safeParse(error).data ?? {};
  if (statusCode && message) return refused(message, statusCode);
  return new RefusalError(500, 'registry-failed', 'The registry failed; its log says why');
}

/** Whether the database, or the file system, said that a disk has no space left: PostgreSQL's own code, or the system's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && (error.code === '53100' || error.code === 'ENOSPC')) || isDiskFull(error.cause);
}
