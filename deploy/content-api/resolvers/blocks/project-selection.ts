import { localised } from '../localised.ts';

export const ProjectSelection = {
  label: localised('label'),
  heading: localised('heading'),
  text: localised('text'),
};
