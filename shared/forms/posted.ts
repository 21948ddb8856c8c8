/** What came of a form that was posted by the browser itself, without scripts. */
export interface Posted {
  /** Its remote, or the role that this plays, and its name: `mf-account/sign-in`, `role:save/save-product`. */
  form: string;
  /** What was typed, without its secrets. */
  values: Record<string, string>;
  /** Why fields are not accepted, by their names: the problems of the form's rules. */
  problems: Record<string, string>;
  /** The content system's own sentence about a refused value. */
  refused?: string;
  /** What a call was refused with, as 403. */
  failed?: { code: string; retryAfterSeconds?: number };
  /** The sentence for what has been done. */
  done?: string;
}
