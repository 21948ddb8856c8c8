/**
 * A source text in which every `en: …` among the properties of an object comes a second time, under another language: what
 * the compiler asks for when a language is new.
 */
export function inAnotherLanguage(text: string, language: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/(?<=[{,]\s*(?:\/\/.*\n\s*)*)en: /g)) {
    if (index < from || text.slice(0, index).endsWith('elsewhere: { ')) continue;
    const end = endOfValue(text, index);
    parts.push(text.slice(from, index), `${language}${text.slice(index + 2, end)}, ${text.slice(index, end)}`);
    from = end;
  }
  return parts.join('') + text.slice(from);
}

/** Where the value of a property ends: at the comma or bracket that no bracket or quote of its own holds. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (`'"\``.includes(letter)) at = text.indexOf(letter, at + 1);
    else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    if (depth < 0 || (depth === 0 && letter === ',')) return at;
  }
  throw new Error('A value does not end');
}
