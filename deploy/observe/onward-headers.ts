import { requestIdHeader, requestIdNow } from './request-id.ts';

/** What every call to another server of ours carries, so that its log can be read beside this one's. */
export function onwardHeaders(): Record<string, string> {
  const requestId = requestIdNow();
  return requestId ? { [requestIdHeader]: requestId } : {};
}
