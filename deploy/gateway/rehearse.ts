import type { FastifyInstance } from 'fastify';
import { settingsOf } from 'shared/i18n';

/**
 * Composes a few pages for nobody before the first visitor comes: code that has never run is many times slower, and the
 * first visitor would get holes. Whatever goes wrong is logged by the pages themselves.
 */
export async function rehearse(app: FastifyInstance): Promise<void> {
  const home = (language: string) => app.inject({ url: `/${language}`, headers: { host: 'localhost' } });
  const { languages } = settingsOf('nan');
  await Promise.all(languages.map(home));
  for (const language of languages) await home(language);
}
