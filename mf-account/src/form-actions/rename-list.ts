import { ContentError } from 'shared/errors';
import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import { renameListRules } from '../domain/form-rules.ts';
import { UpdateWishlistDocument, WishlistsOfCallerDocument } from '../wishlists/wishlists.generated.ts';

export default formAction({
  rules: renameListRules,
  secrets: [],
  async send({ list: id, title }, { content, platform: { language } }) {
    const { wishlists } = (await content.query(WishlistsOfCallerDocument, {})).accountExport;
    const list = wishlists.find((one) => one.id === id);
    if (!list) throw new ContentError(`The list ${id} is not there any more`, ['404']);
    await content.mutate(UpdateWishlistDocument, {
      wishlist: { id, title, revision_id: list.revision_id },
      products: list.products.map(({ uid }) => ({ id: uid })),
    });
    return { to: href('wishlist', language, {}, { list: id }) };
  },
});
