import type { Acting } from 'shared/forms';
import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import { deleteListRules } from '../domain/form-rules.ts';
import type ownTexts from '../locales/fr.json';
import { DeleteWishlistDocument } from '../wishlists/wishlists.generated.ts';

export default formAction({
  rules: deleteListRules,
  secrets: [],
  async send({ list }, { content, platform: { language }, texts }: Acting<typeof ownTexts>) {
    await content.mutate(DeleteWishlistDocument, { wishlistUuid: list });
    return { to: href('wishlist', language), done: texts.wishlist['deleted-plain'] };
  },
});
