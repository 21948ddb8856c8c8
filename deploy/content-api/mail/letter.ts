import type { Language } from 'shared/i18n';

/** The colours of the site, in their two lights. */
const day = { paper: '#FAF7F2', ink: '#1F1D1A', muted: '#6B645A' };
const night = { paper: '#1F1D1A', ink: '#FAF7F2', muted: '#B8AFA2' };

/** How the parts of a mail look. Some mail programs drop style sheets, so it stands in the elements themselves. */
export const look = {
  page: `margin:0;background:${day.paper}`,
  letter: `max-width:560px;margin:0 auto;padding:32px 24px;color:${day.ink};font:16px/1.6 Helvetica,Arial,sans-serif;overflow-wrap:anywhere`,
  brand: 'margin:0 0 32px;font:28px/1 Georgia,serif',
  paragraph: 'margin:0 0 24px',
  action: `display:inline-block;padding:12px 24px;background:${day.ink};color:${day.paper};font-weight:bold;text-decoration:none`,
  name: `color:${day.muted};font-size:14px`,
};

/** What a style sheet alone can say: the colours for readers who have set a dark screen. */
const darkness = `@media (prefers-color-scheme: dark) {
body { background: ${night.paper} !important }
.letter { color: ${night.ink} !important }
.action { background: ${night.ink} !important; color: ${night.paper} !important }
.name { color: ${night.muted} !important }
}`;

/** The HTML of a mail: its paragraphs under the name of the brand, one column on any screen. */
export const letter = (paragraphs: string, language: Language): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<style>${darkness}</style>
<body style="${look.page}">
<div class="letter" style="${look.letter}">
<p style="${look.brand}">Rivelle</p>
${paragraphs}
</div>
`;
