const types: Record<string, { media: string; name: string }> = {
  pdf: { media: 'application/pdf', name: 'PDF' },
  zip: { media: 'application/zip', name: 'ZIP' },
  dwg: { media: 'image/vnd.dwg', name: 'DWG' },
};

/** The type of a document, by the ending of its address; undefined where the ending says nothing. */
export function documentType(url: string): { media: string; name: string } | undefined {
  const [, ending = ''] = /\.(\w+)(?:[?#]|$)/.exec(url) ?? [];
  return types[ending.toLowerCase()];
}
