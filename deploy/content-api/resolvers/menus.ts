import type { FooterContent, ImageContent, MenuItemContent } from '../content.ts';
import type { Context } from '../context.ts';
import { textIn } from '../language.ts';
import { Link } from './link.ts';
import { localised } from './localised.ts';

export const MenuItem = {
  ...Link,
  submenu: ({ submenuType }: MenuItemContent): boolean => submenuType !== undefined,
};

export const SubmenuCategory = { heading: localised('heading') };

export const SubmenuItem = Link;

export const FooterMenu = {
  icons: ({ icons = [] }: FooterContent, _args: unknown, { language }: Context): ImageContent[] =>
    icons.map(({ url, inLanguage, alt }) => ({ url: inLanguage?.[language] ?? url, alt })),
  address: localised('address'),
  /** The year comes from the clock, so that the line is never a year late (C46). */
  copyright: ({ copyright }: FooterContent, _args: unknown, { language }: Context): string =>
    textIn(language, copyright).replace('{year}', String(new Date().getFullYear())),
};
