import type { Acting } from 'shared/forms';
import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import { removeProductRules } from '../domain/form-rules.ts';
import type ownTexts from '../locales/fr.json';
import { RemoveProductDocument } from '../wishlists/wishlists.generated.ts';

/** Its button is on the cards of another remote. */
export default formAction({
  rules: removeProductRules,
  secrets: [],
  async send({ list, product }, { content, forgetForGuest, platform, texts }: Acting<typeof ownTexts>) {
    const { language } = platform;
    if (list === undefined) {
      await forgetForGuest(product);
      return { to: href('login', language), done: texts['guest-list'].removed };
    }
    await content.mutate(RemoveProductDocument, { wishListId: list, productId: product });
    return { to: href('wishlist', language, {}, { list }), done: texts.wishlist.removed };
  },
});
