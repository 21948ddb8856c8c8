import { ListPopin } from '../../popin/list-popin.tsx';

/** Sign-in, or an account, and then the list for the product (R124). */
export const View = () => <ListPopin start="SIGN_IN" />;
