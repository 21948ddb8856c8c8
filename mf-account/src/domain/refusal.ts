import { ContentError, SiteError } from 'shared/errors';

/** What a call was refused for: by code, or by a code in the text of the error, as older content systems say it. */
export function isRefusal(error: unknown, code: '403' | '422'): boolean {
  if (error instanceof ContentError) return error.details.includes(code) || error.message.includes(code);
  return code === '403' && error instanceof SiteError && error.code === 'session-refused';
}
