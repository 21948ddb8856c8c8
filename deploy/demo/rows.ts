/** The records of the demonstration brand as rows of the content tables. */
export { articleCategoryRows, articleRows } from './rows/articles.ts';
export { collectionRows } from './rows/collections.ts';
export { inspirationRows } from './rows/inspirations.ts';
export { materialRows, productTypeRows } from './rows/materials.ts';
export { handleCategoryRows, handleRows, shadeGroupRows, shadeRows, washbasinRows } from './rows/overlays.ts';
export { pageRows } from './rows/pages.ts';
export { productRows } from './rows/products.ts';
export { projectChoiceRows, projectRows } from './rows/projects.ts';
