import { blockGallery } from './pages/block-gallery.ts';

/** The demonstration brand, as the content API takes it from the setting SEED_DEMO. */
export { seed } from './seed.ts';
export const developmentPages = [blockGallery];
