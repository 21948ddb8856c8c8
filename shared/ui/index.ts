export * from './breadcrumb/breadcrumb.tsx';
export * from './call-to-action/call-to-action.tsx';
export * from './page-heading/page-heading.tsx';
export * from './picture/picture.tsx';
export * from './rich-text/rich-text.tsx';
export * from './slider/slider.tsx';
