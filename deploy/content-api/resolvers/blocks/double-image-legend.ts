import { localised } from '../localised.ts';

export const DoubleImageLegend = {
  legend1: localised('legend1'),
  legend2: localised('legend2'),
};
