import { escapeUTF8 } from 'entities';
import type { Language } from 'shared/i18n';
import { letter, look } from './letter.ts';

/** A line of a message: a sentence, a name with what it stands for, or a link. */
export type Line = string | { name: string; value: string } | { label: string; url: string };

/** The same message as plain text and as simple HTML; whatever visitors wrote is escaped. */
export function bodiesOf(lines: Line[], language: Language): { text: string; html: string } {
  const text = lines.map(textOf).join('\n\n');
  const paragraphs = lines.map((line) => `<p style="${look.paragraph}">${htmlOf(line)}</p>`).join('\n');
  return { text: `${text}\n`, html: letter(paragraphs, language) };
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
