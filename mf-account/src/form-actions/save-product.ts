import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import * as z from 'zod/mini';
import { AddProductDocument } from '../wishlists/wishlists.generated.ts';
import { firstList } from './first-list.ts';

/** Puts a product on the first list of the signed-in visitor; for others it is kept, and the sign-in page shows it (R76). */
export default formAction({
  rules: z.object({ product: z.string().check(z.minLength(1), z.maxLength(255)) }),
  secrets: [],
  async send({ product }, acting) {
    const { language, signedIn } = acting.platform;
    if (!signedIn) {
      await acting.keepForGuest(product);
      return { to: href('login', language) };
    }
    const wishListId = await firstList(acting.content);
    await acting.content.mutate(AddProductDocument, { wishListId, productId: product });
    return { to: href('wishlist', language) };
  },
});
