import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Country,
  catchAllCountry,
  countryNames,
  type Language,
  languages,
  settingsOf,
  writtenIn,
} from 'shared/i18n';
import { href } from 'shared/routes';
import { demonstration } from '../../deploy/start/brand-folder.ts';
import { brandIn, footerIn, kindsOfMail, sampleMail } from './sample-mails.ts';

const brands = [demonstration, 'e2e/second-brand'].map((folder) => ({
  folder,
  ...brandIn(folder),
  footer: footerIn(folder),
}));
/** A country whose first language it is. */
const countryOf = (language: Language) =>
  countryNames.find((country) => settingsOf(country).languages[0] === language) ?? catchAllCountry;

/** What a text says where pictures, styles and tags are gone. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<style>[\s\S]*?<\/style>|<title>.*?<\/title>|<div style="display:none">.*?<\/div>/g, '')
    .replaceAll('<br>', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(
      /&(?:lt|gt|quot|apos|amp);/g,
      (name) => ({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' })[name] ?? name,
    );

// C68
for (const { folder, name, hosts, tagline, footer } of brands)
  for (const language of languages)
    test(`each mail of ${name} in ${language} is a letter of that brand, from its site in that country, as text and as HTML`, async () => {
      const country = countryOf(language);
      const siteUrl = `https://${hosts.fr}`;
      const host = hosts[country] ?? hosts.fr;
      for (const kind of kindsOfMail) {
        const { text, html, subject } = await sampleMail(folder, siteUrl, kind, { language, country });
        // What goes to the brand itself is in the visitor's language, from the site as such.
        const site = kind === 'contactMessage' ? siteUrl : `https://${host}`;
        const locale = kind === 'contactMessage' ? language : writtenIn(country, language);
        assert.ok(subject, kind);
        assert.match(html, new RegExp(`^<!doctype html>\\n<html lang="${locale}">`), kind);
        assert.ok(html.includes(`<img src="${site}/icon-192.png" alt=""`), `${kind}: the logo of the brand`);
        for (const body of [text, wordsOf(html)]) {
          for (const shown of [name, tagline[language], footer.address[language]])
            assert.ok(shown && body.includes(shown), `${kind}: ${shown}`);
          assert.ok(body.includes(`© ${new Date().getFullYear()} ${name}.`), `${kind}: the legal line`);
          assert.doesNotMatch(body, /undefined|\bnull\b|\{\w+\}|\[object/, kind);
          if (name !== 'Rivelle') assert.doesNotMatch(body, /rivelle/i, kind);
        }
        assert.ok(text.includes(`${site}${href('contact', language)}\n`), `${kind}: the way to help, as text`);
        assert.ok(html.includes(`href="${site}${href('contact', language)}"`), `${kind}: the way to help`);
      }
    });

test('plain text says whatever HTML says: each sentence, each value and each address of a link', async () => {
  for (const language of languages)
    for (const kind of kindsOfMail) {
      const { text, html } = await sampleMail(demonstration, 'https://www.rivelle.fr', kind, {
        language,
        country: 'nan',
      });
      const [, body = ''] = html.split('</h1>');
      for (const line of wordsOf(body)
        .split('\n')
        .map((one) => one.trim())
        .filter(Boolean))
        assert.ok(text.includes(line), `${kind} in ${language}: ${line}`);
      for (const [, address = ''] of html.matchAll(/href="([^"]*)"/g))
        assert.ok(text.includes(address.replaceAll('&amp;', '&')), `${kind}: ${address}`);
    }
});

test('the HTML of a mail runs nothing and asks nobody but the site, over https, for light pictures with their alternative', async () => {
  for (const kind of kindsOfMail) {
    const { html } = await sampleMail(demonstration, 'https://www.rivelle.fr', kind, { language: 'fr', country: 'be' });
    assert.doesNotMatch(html, /<(?:script|iframe|form|link|object|svg|video)\b|\son\w+=|@import|url\(/i, kind);
    const site = kind === 'contactMessage' ? 'https://www.rivelle.fr/' : 'https://www.rivelle.be/';
    const pictures = [...html.matchAll(/<img src="([^"]*)" (alt="[^"]*")/g)];
    assert.equal(pictures.length, html.split('<img').length - 1, `${kind}: each picture has an alternative`);
    assert.equal(pictures.length, 2, `${kind}: the logo, and one picture`);
    for (const [, address = ''] of [...pictures, ...html.matchAll(/href="([^"]*)"/g)])
      assert.ok(address.startsWith(site), `${kind}: ${address}`);
    for (const [, address = ''] of pictures) assert.match(address, /\.(?:png|jpg)$/, `${kind}: mail programs read it`);
    assert.ok(Buffer.byteLength(html) < 102_400, `${kind}: longer mails are cut`);
  }
});

test('Switzerland reads its own German: no word of the site or of the brand has an ß, but the name that it is called by', async () => {
  const brand = { name: 'Maßwerk', tagline: { de: 'Möbel nach Maß' } };
  const site = 'https://www.rivelle.ch';
  const bodiesIn = async (country: Country, kind: (typeof kindsOfMail)[number]) => {
    const { html, text } = await sampleMail(demonstration, site, kind, { language: 'de', country }, brand);
    return [html, text];
  };
  // What goes to the brand itself is in no country.
  for (const kind of kindsOfMail.filter((one) => one !== 'contactMessage')) {
    for (const body of await bodiesIn('ch', kind)) {
      for (const shown of ['Mit freundlichen Grüssen', 'Möbel nach Mass', 'Maßwerk'])
        assert.ok(body.includes(shown), `${kind}: ${shown}`);
      assert.doesNotMatch(body.replaceAll('Maßwerk', ''), /ß/, kind);
    }
    for (const body of await bodiesIn('at', kind))
      for (const shown of ['Mit freundlichen Grüßen', 'Möbel nach Maß']) assert.ok(body.includes(shown), kind);
  }
});
