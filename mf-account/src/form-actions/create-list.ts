import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import { listRules } from '../domain/form-rules.ts';
import { CreateWishlistDocument } from '../wishlists/wishlists.generated.ts';

export default formAction({
  rules: listRules,
  secrets: [],
  async send({ title }, { content, platform: { language } }) {
    const made = (await content.mutate(CreateWishlistDocument, { title })).createWishlist.at(-1);
    return { to: href('wishlist', language, {}, made && { list: made.id }) };
  },
});
