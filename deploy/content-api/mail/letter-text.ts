import type { Letter, Words } from './letter.ts';
import type { Letterhead } from './letterhead.ts';

/** A letter as plain text: the same words, with what leads somewhere in full. */
export function textOf({ lines }: Letter, head: Letterhead, { help, write }: Words['letter']): string {
  const colon = head.locale.startsWith('fr') ? '\u00a0:' : ':';
  const written = lines.map((line) => {
    if (typeof line === 'string') return line;
    if ('url' in line) return `${line.label}${colon}\n${line.url}`;
    const value = 'code' in line ? line.code : line.value;
    return `${line.name}${colon}${value.includes('\n') ? '\n' : ' '}${value}`;
  });
  // Mail programs know two dashes and a space as the end of what was written.
  const end = `-- \n${[head.name, head.tagline.text].filter(Boolean).join(', ')}\n${head.home}`;
  const foot = `${help} ${write}${colon}\n${head.help}\n\n${head.address.text}\n${head.legal.text}`;
  return `${[...written, end, foot].join('\n\n')}\n`;
}
