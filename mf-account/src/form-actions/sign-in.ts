import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import { signInRules } from '../domain/form-rules.ts';
import { saveGuestProducts } from './save-guest-products.ts';

export default formAction({
  rules: signInRules,
  secrets: ['password'],
  async send(credentials, acting) {
    await acting.signIn(credentials);
    await saveGuestProducts(acting);
    return { to: href('wishlist', acting.platform.language) };
  },
});
