import { ContentError } from 'shared/errors';
import type { ContentCalls, Platform, Session } from 'shared/platform';
import { EndSessionDocument, WhoAmIDocument } from './account.generated.ts';

/**
 * The two ids of the visitor's account. The tab knows them from the sign-in, or a moment after a page load; until
 * then, and on the server, the content system is asked. Throws ContentError with 403 where nobody is signed in.
 */
export async function whoAmI({
  bus,
  content,
}: Pick<Platform, 'bus' | 'content'>): Promise<{ userId: string; backendUserId: number }> {
  const { userId, backendUserId } = bus.current('auth');
  if (userId !== undefined && backendUserId !== undefined) return { userId, backendUserId };
  const { accountExport } = await content.query(WhoAmIDocument, {});
  return { userId: accountExport.id, backendUserId: accountExport.uid };
}

/** Signs the visitor out on every device; answers the content system's sentence about it. Throws ContentError. */
export async function signOutEverywhere(content: ContentCalls, signOut: Session['signOut']): Promise<string> {
  const { isError, message } = (await content.mutate(EndSessionDocument, {})).endSession;
  if (isError) throw new ContentError(message, ['500']);
  await signOut();
  return message;
}
