export * from './definition.ts';
export { formAction } from './form-action.ts';
// Types alone: what runs there needs Node.
export type { RenderedPart, RenderTask, ServerPart, VisitContext } from './server.tsx';
