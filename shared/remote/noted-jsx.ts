import { jsx as element, jsxs as elements } from 'react/jsx-runtime';
import { noteHandlers } from './noted-react.ts';

export { Fragment } from 'react/jsx-runtime';

/** What JSX becomes in the server's builds. */
export const jsx: typeof element = (type, props, key) => {
  noteHandlers(type, props);
  return element(type, props, key);
};

export const jsxs: typeof elements = (type, props, key) => {
  noteHandlers(type, props);
  return elements(type, props, key);
};
