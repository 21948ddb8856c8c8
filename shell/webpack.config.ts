import { configuration } from 'shared/build';

export default configuration('shell');
