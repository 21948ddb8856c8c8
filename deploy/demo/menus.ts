export { footer } from './menus/footer.ts';
export { header } from './menus/header.ts';
