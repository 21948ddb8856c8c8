import { escapeUTF8 } from 'entities';

/** A line of a message: a sentence, or a name with what it stands for. */
export type Line = string | { name: string; value: string };

/** The same message as plain text and as simple HTML; whatever visitors wrote is escaped. */
export function bodiesOf(lines: Line[]): { text: string; html: string } {
  const text = lines.map((line) => (typeof line === 'string' ? line : plainField(line))).join('\n\n');
  const html = lines.map((line) => `<p>${typeof line === 'string' ? htmlOf(line) : htmlField(line)}</p>`).join('\n');
  return { text: `${text}\n`, html: `<!doctype html>\n<meta charset="utf-8">\n${html}\n` };
}

const plainField = ({ name, value }: Exclude<Line, string>): string =>
  value.includes('\n') ? `${name}:\n${value}` : `${name}: ${value}`;

const htmlField = ({ name, value }: Exclude<Line, string>): string =>
  `<strong>${htmlOf(name)}</strong><br>${htmlOf(value)}`;

const htmlOf = (text: string): string => escapeUTF8(text).replaceAll(/\r?\n/g, '<br>');
