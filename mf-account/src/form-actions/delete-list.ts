import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import { deleteListRules } from '../domain/form-rules.ts';
import { textsOf } from '../locales/texts-of.ts';
import { DeleteWishlistDocument } from '../wishlists/wishlists.generated.ts';

export default formAction({
  rules: deleteListRules,
  secrets: [],
  async send({ list }, { content, platform: { language } }) {
    await content.mutate(DeleteWishlistDocument, { wishlistUuid: list });
    return { to: href('wishlist', language), done: (await textsOf(language)).wishlist['deleted-plain'] };
  },
});
