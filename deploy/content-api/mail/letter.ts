import { escapeUTF8 } from 'entities';
import type { Language } from 'shared/i18n';

/** A line of a message: a sentence, a name with what it stands for, or a link. */
export type Line = string | { name: string; value: string } | { label: string; url: string };

/** The same message as plain text and as simple HTML, under the brand's name; whatever visitors wrote is escaped. */
export function bodiesOf(lines: Line[], language: Language, brand: string): { text: string; html: string } {
  const text = lines.map(textOf).join('\n\n');
  const paragraphs = lines.map((line) => `<p style="${look.paragraph}">${htmlOf(line)}</p>`).join('\n');
  return { text: `${text}\n`, html: letter(paragraphs, language, brand) };
}

function textOf(line: Line): string {
  if (typeof line === 'string') return line;
  if ('url' in line) return `${line.label}:\n${line.url}`;
  return line.value.includes('\n') ? `${line.name}:\n${line.value}` : `${line.name}: ${line.value}`;
}

function htmlOf(line: Line): string {
  if (typeof line === 'string') return escaped(line);
  if ('url' in line)
    return `<a class="action" href="${escaped(line.url)}" style="${look.action}">${escaped(line.label)}</a>`;
  return `<span class="name" style="${look.name}">${escaped(line.name)}</span><br>${escaped(line.value)}`;
}

const escaped = (text: string): string => escapeUTF8(text).replaceAll(/\r?\n/g, '<br>');

/** The colours of the site, in their two lights. */
const day = { paper: '#FAF7F2', ink: '#1F1D1A', muted: '#6B645A' };
const night = { paper: '#1F1D1A', ink: '#FAF7F2', muted: '#B8AFA2' };

/** Inline styles of the parts of a mail: some mail programs drop style sheets. */
const look = {
  page: `margin:0;background:${day.paper}`,
  letter: `max-width:560px;margin:0 auto;padding:32px 24px;color:${day.ink};font:16px/1.6 Helvetica,Arial,sans-serif;overflow-wrap:anywhere`,
  brand: 'margin:0 0 32px;font:28px/1 Georgia,serif',
  paragraph: 'margin:0 0 24px',
  action: `display:inline-block;padding:12px 24px;background:${day.ink};color:${day.paper};font-weight:bold;text-decoration:none`,
  name: `color:${day.muted};font-size:14px`,
};

/** Dark mode, which only a style sheet can say. */
const darkness = `@media (prefers-color-scheme: dark) {
body { background: ${night.paper} !important }
.letter { color: ${night.ink} !important }
.action { background: ${night.ink} !important; color: ${night.paper} !important }
.name { color: ${night.muted} !important }
}`;

/** The HTML of a mail: its paragraphs under the name of the brand, one column on any screen. */
const letter = (paragraphs: string, language: Language, brand: string): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<style>${darkness}</style>
<body style="${look.page}">
<div class="letter" style="${look.letter}">
<p style="${look.brand}">${escaped(brand)}</p>
${paragraphs}
</div>
`;
