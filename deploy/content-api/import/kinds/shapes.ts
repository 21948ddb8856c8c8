import { colordx, extend } from '@colordx/core';
import colorNames from '@colordx/core/plugins/names';
import { isLanguage, type Language, locales } from 'shared/i18n';
import { z } from 'zod';
import type { Localised } from '../../content.ts';

/** What every stored piece of content is made of. Fields that are not listed are refused: a typing error would be lost. */

export const text = z.string().min(1);
export const names = z.array(text);
/** Its place in a list. */
export const position = z.int();
export const count = z.int().min(0);

const inLanguages = <Text extends z.ZodType<string>>(one: Text) =>
  z
    .strictObject({
      fr: one.optional(),
      nl: one.optional(),
      en: one.optional(),
      de: one.optional(),
    } satisfies Record<Language, z.ZodType>)
    .refine((text) => Object.keys(text).length > 0, { error: 'must be there in one language at least' });

/** The same, and beside a language as one country has it: `de-CH`. */
const inLocales = (one: z.ZodString) => {
  const ofCountries: Record<string, z.ZodOptional<z.ZodString>> = Object.fromEntries(
    locales.flatMap((locale) => (isLanguage(locale) ? [] : [[locale, one.optional()]])),
  );
  return inLanguages(one)
    .safeExtend(ofCountries)
    .refine((text) => Object.keys(text).every((key) => key.slice(0, 2) in text), {
      error: 'must be there in the language, too, that a country has otherwise',
    });
};

export const localised = inLocales(text);
/** The description of a picture may be empty, where it only decorates. */
export const alt = inLocales(z.string());

const files = z.string().regex(/^(?:https:\/\/[^/]|\/[^/])/, { error: 'must begin with https:// or /' });
export const address = files;

/** A path of the content system, or an address elsewhere. */
export const linkTarget = z
  .string()
  .regex(/^(?:https:\/\/[^/]|mailto:|tel:|\/[^/])/, { error: 'must begin with /, https://, mailto: or tel:' });

export const color = z.string().transform((value, context) => {
  const hex = hexOf(value);
  if (hex === undefined) context.addIssue({ code: 'custom', message: 'must be a CSS colour' });
  return hex ?? value;
});

export const percent = z.number().min(0).max(100);

export const picture = z.strictObject({
  url: address,
  alt,
  width: z.int().min(1),
  height: z.int().min(1),
  focus: z.strictObject({ x: percent, y: percent }).optional(),
});

export const link = z.strictObject({
  to: linkTarget,
  label: localised,
  target: z.literal('_blank').optional(),
  style: text.optional(),
});

export const document = z.strictObject({ url: address, label: localised });

export const seo = z.strictObject({
  title: localised,
  description: localised.optional(),
  abstract: localised.optional(),
  keywords: localised.optional(),
  robots: text.optional(),
  image: address.optional(),
  type: text.optional(),
});

export const colorScheme = z.enum(['light', 'dark']);

/** The last part of an address. */
export const slug = z
  .string()
  .regex(/^[a-z\d][a-z\d._-]*$/, { error: 'must be small letters without accents, digits and hyphens' });

/** The same in each language; what a country calls it, too, leads there. */
export const slugs = inLocales(slug);

/** A text in French alone; the other languages fall back to it. */
export const inFrench = (fr: string): Localised => ({ fr });

export const price = z.strictObject({
  amount: z.number().positive().multipleOf(0.01),
  currency: z.string().regex(/^[A-Z]{3}$/, { error: 'must be three capital letters, as EUR' }),
});

extend([colorNames]);

/** The tokens of the look that a text may name, and the page's ground for what is seen through a colour. */
const tokens = new Map([
  ['var(--color-paper)', '#faf7f2'],
  ['var(--color-ink)', '#1f1d1a'],
  ['var(--color-muted)', '#6b645a'],
  ['var(--color-rule)', '#e4ded4'],
  ['var(--color-accent)', '#1f4b4a'],
  ['var(--color-edge)', '#8f8678'],
]);
const pageColor = { r: 250, g: 247, b: 242 };

/**
 * A CSS colour as `#rrggbb`, the one way in which it is stored: a page must know it to write on it. A translucent one is
 * its colour on the page. Undefined for text that names no colour.
 */
function hexOf(color: string): string | undefined {
  // As it is written: what is exported and imported again is the same.
  if (/^#[\da-f]{6}$/i.test(color)) return color;
  const parsed = colordx(tokens.get(color) ?? color);
  if (!parsed.isValid()) return undefined;
  const { r, g, b, alpha } = parsed.toRgb();
  if (alpha === 1) return parsed.toHex();
  const over = (one: number, ground: number) => one * alpha + ground * (1 - alpha);
  return colordx({ r: over(r, pageColor.r), g: over(g, pageColor.g), b: over(b, pageColor.b), alpha: 1 }).toHex();
}
