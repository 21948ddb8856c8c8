import type { Platform } from 'shared/platform';
import { WhoAmIDocument } from './who-am-i.generated.ts';

interface User {
  userId: string;
  backendUserId: number;
}

/**
 * The two ids of the visitor's account (R275). The tab knows them from the sign-in, or a moment after a page load; until
 * then, and on the server, the content system is asked. Throws ContentError with 403 where nobody is signed in.
 */
export async function whoAmI({ bus, content }: Pick<Platform, 'bus' | 'content'>): Promise<User> {
  const { userId, backendUserId } = bus.current('auth');
  if (userId !== undefined && backendUserId !== undefined) return { userId, backendUserId };
  const { accountExport } = await content.query(WhoAmIDocument, {});
  return { userId: accountExport.id, backendUserId: accountExport.uid };
}
