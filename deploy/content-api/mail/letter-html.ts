import { escapeUTF8 } from 'entities';
import type { Letter, Line, Words } from './letter.ts';
import type { BrandText, Letterhead } from './letterhead.ts';

/** The colours of the site, in its two lights. */
const day = { paper: '#FAF7F2', ink: '#1F1D1A', muted: '#6B645A', rule: '#E4DED4' };
const night = { paper: '#1F1D1A', ink: '#FAF7F2', muted: '#B8AFA2', rule: '#3D3933' };

/** Dark mode, which only a style sheet can say. */
const darkness = `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
.paper { background: ${night.paper} !important }
.ink, .ink a { color: ${night.ink} !important }
.muted { color: ${night.muted} !important }
.rule { border-color: ${night.rule} !important }
.action, .action a { background: ${night.ink} !important; color: ${night.paper} !important }
}`;

const serif = "Georgia,'Times New Roman',serif";
const sans = 'Helvetica,Arial,sans-serif';
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const escaped = (text: string): string => escapeUTF8(text).replaceAll(/\r?\n/g, '<br>');
const named = (name: string): string =>
  `<span class="muted" style="color:${day.muted};font-size:14px">${escaped(name)}</span><br>`;
const shown = ({ text, language }: BrandText): string =>
  language ? `<span lang="${language}">${escaped(text)}</span>` : escaped(text);

function htmlOfLine(line: Line, isAction: boolean): string {
  if (typeof line === 'string') return escaped(line);
  if ('url' in line) return linkTo(line, isAction);
  if ('value' in line) return `${named(line.name)}${escaped(line.value)}`;
  return `${named(line.name)}<span style="font:24px/1.5 Menlo,Consolas,monospace">${escaped(line.code)}</span>`;
}

/** The first link of a letter is what it asks for; others keep quiet. */
function linkTo({ label, url }: { label: string; url: string }, isAction: boolean): string {
  const look = isAction
    ? `display:inline-block;padding:14px 28px;background:${day.ink};color:${day.paper};font-weight:bold;text-decoration:none`
    : `color:${day.ink}`;
  const link = `<a href="${escaped(url)}" style="${look}">${escaped(label)}</a>`;
  return isAction ? `<span class="action" style="background:${day.ink}">${link}</span>` : link;
}

/** Beside the name, which stands alone where pictures are not shown. */
const logoOf = ({ logo }: Letterhead): string =>
  logo
    ? `<td width="60"><img src="${escaped(logo)}" alt="" width="44" height="44" style="display:block;border:0"></td>`
    : '';

const pictureOf = ({ picture, home }: Letterhead): string =>
  picture
    ? `<tr><td style="text-indent:24px"><a href="${escaped(home)}" class="muted" style="color:${day.muted};font:italic 14px/1.5 ${serif}"><img src="${escaped(picture.url)}" alt="${escaped(picture.alt)}" width="600" style="display:block;width:100%;height:auto;border:0"></a></td></tr>`
    : '';

/**
 * A letter as HTML: one column on any screen, in tables and inline styles, as some mail programs know nothing else. Lists of
 * mails show its first sentence, which is therefore hidden before everything else.
 */
export function htmlOf({ subject, lines }: Letter, head: Letterhead, { help, write }: Words['letter']): string {
  const first = lines.findIndex((line) => typeof line === 'object' && 'url' in line);
  const paragraphs = lines.map((line, index) => `<p style="margin:0 0 24px">${htmlOfLine(line, index === first)}</p>`);
  const preview = lines.find((line, index) => index > 0 && typeof line === 'string') ?? '';
  return `<!doctype html>
<html lang="${head.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${darkness}</style>
</head>
<body class="paper" style="margin:0;background:${day.paper}">
<div style="display:none">${typeof preview === 'string' ? escaped(preview) : ''}</div>
<table ${table} width="100%" class="paper" style="background:${day.paper}"><tr><td align="center">
<table ${table} width="600" style="width:100%;max-width:600px;table-layout:fixed;text-align:left">
<tr><td style="padding:32px 24px 40px"><table ${table}><tr>${logoOf(head)}<td class="ink" style="color:${day.ink}"><a href="${escaped(head.home)}" style="color:${day.ink};font:28px/1 ${serif};text-decoration:none">${escaped(head.name)}</a><br>
<span class="muted" style="color:${day.muted};font:13px/1.5 ${sans}">${shown(head.tagline)}</span></td></tr></table></td></tr>
<tr><td class="ink" style="padding:0 24px 24px;color:${day.ink};font:16px/1.6 ${sans};overflow-wrap:anywhere">
<h1 style="margin:0 0 24px;font:30px/1.2 ${serif}">${escaped(subject)}</h1>
${paragraphs.join('\n')}
</td></tr>
${pictureOf(head)}
<tr><td class="ink rule" style="padding:24px;border-top:1px solid ${day.rule};color:${day.ink};font:14px/1.6 ${sans};overflow-wrap:anywhere">
<p style="margin:0 0 16px">${escaped(help)} <a href="${escaped(head.help)}" style="color:${day.ink}">${escaped(write)}</a></p>
<p class="muted" style="margin:0;color:${day.muted}">${shown(head.address)}<br>${shown(head.legal)}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
