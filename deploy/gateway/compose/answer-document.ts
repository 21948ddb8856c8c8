import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Posted } from 'shared/forms';
import { trustedScripts } from 'shared/release';
import { allowMachines } from '../qa/allow-machines.ts';
import { inspectsHere } from '../qa/inspecting.ts';
import { signPage } from '../reports/page-token.ts';
import { setDocumentPolicy } from '../security/headers.ts';
import { composeDocument } from './compose-document.ts';
import type { ComposeOptions } from './compose-options.ts';
import { composingFor } from './composing.ts';
import { compositionId } from './composition.ts';
import type { Destination } from './destination.ts';
import { isForCaches, letCachesKeep } from './for-caches.ts';
import { encodingFor, type KeptDocument, mayBeShared } from './kept-documents.ts';
import { nobodysRequest } from './nobodys-request.ts';
import { pageLoadTiming } from './page-load.ts';
import { rememberedLanguage, rememberLanguage } from './remembered-language.ts';
import type { Seen } from './seen.ts';
import { visitingOf } from './visiting.ts';
import type { Visitor } from './visitor.ts';

/** A document that somebody asks for; `posted` is what a form came to on the way to it. */
interface Asked extends Seen {
  visitor: Visitor;
  destination: Exclude<Destination, { redirect: string }>;
  posted?: Posted;
}

const retryAfterSeconds = 5;

/** Composes a document, or takes one that is kept, and says who may keep it. */
export async function answerDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { visitor, destination, posted, qa, composed, routes, bar, sameForAll }: Asked,
  options: ComposeOptions,
) {
  const { country } = visitor;
  const visiting = await visitingOf(request, options, visitor, destination.route, routes, posted);
  const { visit } = visiting;
  const inspects = Boolean(qa || options.development) || inspectsHere(request, reply);
  const compose = async () =>
    composeDocument(
      composingFor(request, options, visiting, { composed, qa, inspects }),
      destination.status,
      { ...options.thirdParties, styleTexts: options.styleTexts },
      { bar: bar(), development: options.development },
    );
  const id = compositionId(composed);
  const key = JSON.stringify([id, visitor.origin, destination.status, destination.route.language, request.url]);
  const isShared = !inspects && mayBeShared(visit);
  const document: KeptDocument = isShared ? await options.documents.get(key, compose) : await compose();
  const { status, route, movedTo, styleHashes } = document;
  if (movedTo && !posted) return reply.redirect(withQuery(movedTo, request.url), 301);
  if (qa) allowMachines(reply, qa);
  const guards = composed.shell?.manifest.gives.includes(trustedScripts) ?? false;
  setDocumentPolicy(reply, { styleHashes, trustedScripts: guards });
  options.remember(composed);
  if (status === 503) reply.header('retry-after', retryAfterSeconds);
  reply.code(posted && status === 200 ? reply.statusCode : status).type('text/html; charset=utf-8');
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = encoding && (await document.compressed?.(encoding));
  if (body) reply.headers({ 'content-encoding': encoding, vary: 'cookie, accept-encoding' });

  const page = { composition: id, country };
  const isAnybodys = isShared && sameForAll && nobodysRequest(request.raw) !== undefined;
  const freshMs = isAnybodys ? options.documents.freshMs(key, document) : 0;
  const sharedSeconds = freshMs > 0 && isForCaches(document) ? options.sharedSeconds : undefined;
  const load = sharedSeconds === undefined ? { page, language: rememberedLanguage(visitor, route, status) } : undefined;
  if (sharedSeconds !== undefined) letCachesKeep(reply, sharedSeconds);
  else
    reply.header('server-timing', pageLoadTiming(request.id, qa ? undefined : signPage(options.serviceSecret, page)));
  rememberLanguage(reply, visitor, load?.language);
  if (body) options.ready.keep(request.raw, { status, headers: reply.getHeaders(), body, load }, freshMs);
  return reply.send(body || document.html);
}

const withQuery = (path: string, asked: string): string => `${path}${/\?.*$/s.exec(asked)?.[0] ?? ''}`;
