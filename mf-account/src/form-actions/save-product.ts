import { ContentError, isRefusedWith } from 'shared/errors';
import type { Acting } from 'shared/forms';
import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import { saveProductRules } from '../domain/form-rules.ts';
import type ownTexts from '../locales/fr.json';
import { AddProductDocument } from '../wishlists/wishlists.generated.ts';
import { firstList } from './first-list.ts';

/**
 * Puts a product on the first list of the signed-in visitor; for others it is kept, and the sign-in page shows it (R76). The
 * button belongs to another remote's page, which shows the sentence of a refusal as it is.
 */
export default formAction({
  rules: saveProductRules,
  secrets: [],
  async send({ product }, acting: Acting<typeof ownTexts>) {
    const { signedIn } = acting.platform;
    try {
      return signedIn ? await save(product, acting) : await keep(product, acting);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const { popin, 'guest-list': guestList } = acting.texts;
      if (!isRefusedWith(error, '422')) return { refused: popin['save-failed'] };
      return { refused: signedIn ? popin.gone : guestList.full };
    }
  },
});

async function save(product: string, { content, platform }: Acting) {
  const wishListId = await firstList(content);
  await content.mutate(AddProductDocument, { wishListId, productId: product });
  return { to: href('wishlist', platform.language) };
}

async function keep(product: string, { keepForGuest, platform }: Acting) {
  await keepForGuest(product);
  return { to: href('login', platform.language) };
}
