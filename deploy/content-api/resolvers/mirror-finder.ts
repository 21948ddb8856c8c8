import { localised } from './localised.ts';

export const FinderStep = {
  label: localised('label'),
  question: localised('question'),
  subtitle: localised('subtitle'),
};

export const FinderAnswer = {
  title: localised('title'),
  subtitle: localised('subtitle'),
  resultLabel: localised('resultLabel'),
};
