import { localised } from '../localised.ts';

export const SimpleImageLegend = {
  legend: localised('legend'),
};
