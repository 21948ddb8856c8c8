import { ContentError } from 'shared/errors';
import type { ContentCalls, Session } from 'shared/platform';
import { EndSessionDocument } from './end-session.generated.ts';

/** Signs the visitor out on every device; answers the content system's sentence about it. Throws ContentError. */
export async function signOutEverywhere(content: ContentCalls, signOut: Session['signOut']): Promise<string> {
  const { isError, message } = (await content.mutate(EndSessionDocument, {})).endSession;
  if (isError) throw new ContentError(message, ['500']);
  await signOut();
  return message;
}
