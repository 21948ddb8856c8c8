import { configuration } from 'shared/build';

export default configuration('mf-account');
