import { requestIdHeader, requestIdNow } from './request-id.ts';
import { traceHeaders } from './spans.ts';

/** What every call to another server of ours carries, so that its log and its spans can be joined with this one's. */
export function onwardHeaders(): Record<string, string> {
  const requestId = requestIdNow();
  return { ...traceHeaders(), ...(requestId ? { [requestIdHeader]: requestId } : {}) };
}
