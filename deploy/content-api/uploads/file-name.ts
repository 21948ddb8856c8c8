const longest = 120;

/**
 * A name that is only a name: without folders, without characters that cannot be seen or that some system does not
 * allow, 120 characters at most with its ending kept.
 */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const ending = /\.[a-z]+$/i.exec(plain)?.[0] ?? '';
  const stem = plain.slice(0, plain.length - ending.length).replace(/^[. ]+/, '') || 'file';
  return `${[...stem].slice(0, longest - ending.length).join('')}${ending}`;
}
