import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A whole answer in memory: status, headers and bytes. */
export interface ReadyAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** What the log calls the request; files of releases are not told one by one. */
  requestId?: string;
}

/** A kind of answers in memory. */
export interface FromMemory {
  /** What the measurements call them: the pattern of their addresses. */
  route: string;
  /** The answer to a request; undefined where others have to give it. */
  find(request: IncomingMessage): ReadyAnswer | undefined;
}

/** Writes an answer that is ready, and no header beside its own. */
export function writeReady(response: ServerResponse, { status, headers, body }: ReadyAnswer): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(body);
}
