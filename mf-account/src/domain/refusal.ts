import { hasCode, isRefusedWith } from 'shared/errors';

/** What a call was refused for: by code, or by a code in the text of the error, as older content systems say it. */
export const isRefusal = (error: unknown, code: '403' | '422'): boolean =>
  isRefusedWith(error, code) || (code === '403' && hasCode(error, 'session-refused'));
