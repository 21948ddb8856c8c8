import type { FastifyBaseLogger } from 'fastify';
import { isCountry, isLanguage } from 'shared/i18n';
import { type Brand, noBrand } from 'shared/platform';
import { z } from 'zod';
import { readContent } from '../graphql/ask-content.ts';
import type { Bearers } from '../session/bearers.ts';

/** Whose site it is, with what pages do not carry along. It is never changed, only replaced. */
export interface SiteBrand extends Brand {
  /** What describes a page to search engines that has no description of its own. */
  description: Brand['tagline'];
  icon?: string | null;
  themeColor?: string | null;
  backgroundColor?: string | null;
  securityContact?: string | null;
}

const query = `{ brand {
  name tagline { language text } description { language text } hosts { country host }
  icon themeColor backgroundColor securityContact
} }`;
const answerLimitMs = 2_000;
/** A content system of somebody else does not say when it changes. */
const cachedMs = 10 * 60_000;
const retryMs = 1_000;

const texts = z
  .array(z.object({ language: z.string(), text: z.string() }))
  .transform((list) =>
    Object.fromEntries(list.filter((one) => isLanguage(one.language)).map((one) => [one.language, one.text])),
  );
const hosts = z
  .array(z.object({ country: z.string(), host: z.string() }))
  .transform((list) =>
    Object.fromEntries(list.filter((one) => isCountry(one.country)).map((one) => [one.country, one.host])),
  );
const text = z.string().nullish();
const brandShape = z.object({
  name: z.string(),
  tagline: texts,
  description: texts,
  hosts,
  icon: text,
  themeColor: text,
  backgroundColor: text,
  securityContact: text,
});
const dataSchema = z.object({ brand: brandShape.nullish() }).nullish();

const unknown: SiteBrand = { ...noBrand, description: {} };

export interface BrandReader {
  /**
   * Whose site it is by the content that is shown: cached until content changes, stale while the content system fails. With
   * headers that lead to a preview it is asked for each time.
   */
  now(preview?: Record<string, string>): Promise<SiteBrand>;
  /** Content has changed: it is asked for again. */
  changed(): void;
}

interface Asking {
  contentApiUrl: string;
  bearers: Pick<Bearers, 'anonymous'>;
  /** Called where the brand is another than the last one that was shown. */
  onOther(): void;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Reads the brand from the content system, once for each change of content. A content system that has none is fine. */
export function createBrandReader({ contentApiUrl, bearers, onOther, log }: Asking): BrandReader {
  let known = unknown;
  let reading: { brand: Promise<SiteBrand>; until: number } | undefined;

  async function ask(headers?: Record<string, string>): Promise<SiteBrand> {
    const token = await bearers.anonymous();
    const { data } = await readContent(contentApiUrl, { query, token, headers, limitMs: answerLimitMs, reads: true });
    return dataSchema.parse(data)?.brand ?? unknown;
  }

  function read(): Promise<SiteBrand> {
    const mine = { until: performance.now() + cachedMs, brand: ask().then(take, keepLast) };
    function take(brand: SiteBrand): SiteBrand {
      const isOther = JSON.stringify(brand) !== JSON.stringify(known);
      if (isOther) known = brand;
      if (isOther) onOther();
      return known;
    }
    function keepLast(err: unknown): SiteBrand {
      log.warn({ err }, 'Whose site it is cannot be read; what was known stays');
      mine.until = performance.now() + retryMs;
      return known;
    }
    reading = mine;
    return mine.brand;
  }

  return {
    now: (preview = {}) => {
      if (Object.keys(preview).length > 0) return ask(preview).catch(() => known);
      return reading && performance.now() < reading.until ? reading.brand : read();
    },
    changed: () => void read(),
  };
}

/** What every part of a page gets of the brand. */
export const shownOf = ({ name, tagline, hosts: own }: SiteBrand): Brand => ({ name, tagline, hosts: own });
