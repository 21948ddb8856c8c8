import { localised } from '../localised.ts';

export const PushImageFull = {
  heading: localised('heading'),
  tag: localised('tag'),
};
