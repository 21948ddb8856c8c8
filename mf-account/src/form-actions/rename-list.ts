import { ContentError } from 'shared/errors';
import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import { renameListRules } from '../domain/form-rules.ts';
import { edited } from '../domain/wishlist.ts';
import { updateOf, wishlistOf } from '../wishlists/lists.ts';
import { UpdateWishlistDocument, WishlistsOfCallerDocument } from '../wishlists/wishlists.generated.ts';

export default formAction({
  rules: renameListRules,
  secrets: [],
  async send({ list: id, title }, { content, platform: { language } }) {
    const { wishlists } = (await content.query(WishlistsOfCallerDocument, {})).accountExport;
    const list = wishlists.map(wishlistOf).find((one) => one.id === id);
    if (!list) throw new ContentError(`The list ${id} is not there any more`, ['404']);
    await content.mutate(UpdateWishlistDocument, updateOf(edited(list, { kind: 'rename', title })));
    return { to: href('wishlist', language, {}, { list: id }) };
  },
});
