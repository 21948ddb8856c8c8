export { type Answers, mockContent } from './content-mock.ts';
export { fakePlatform, type RenderedPart, renderFragment, renderPage, testBrand } from './render-part.tsx';
export { takeComplaints } from './setup.ts';
