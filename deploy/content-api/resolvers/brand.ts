import type { BrandContent, Localised } from '../content.ts';
import type { Context } from '../context.ts';

export const brandQueries = {
  brand: (_root: unknown, _args: unknown, { sources }: Context) => sources.brand(),
};

const textsOf = (texts: Localised) => Object.entries(texts).map(([language, text]) => ({ language, text }));

export const Brand = {
  tagline: ({ tagline }: BrandContent) => textsOf(tagline),
  description: ({ description }: BrandContent) => textsOf(description),
  hosts: ({ hosts }: BrandContent) => Object.entries(hosts).map(([country, host]) => ({ country, host })),
};
