export { type Answers, mockContent } from './content-mock.ts';
export { fakePlatform, type RenderedPart, renderFragment, renderPage } from './render-part.tsx';
export { takeComplaints } from './setup.ts';
