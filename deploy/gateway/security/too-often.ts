import { SiteError } from 'shared/errors';

/** The content API has had enough of an address or an account for a while. */
export class TooOftenError extends SiteError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds = 60) {
    super('too-often');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
