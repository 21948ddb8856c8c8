import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import { signUpRules } from '../domain/form-rules.ts';
import { CreateAccountDocument } from '../forms/create-account.generated.ts';
import { saveGuestProducts } from './save-guest-products.ts';

export default formAction({
  rules: signUpRules,
  secrets: ['password'],
  async send(credentials, acting) {
    await acting.content.mutate(CreateAccountDocument, credentials);
    await acting.signIn(credentials);
    await saveGuestProducts(acting);
    return { to: href('wishlist', acting.platform.language) };
  },
});
