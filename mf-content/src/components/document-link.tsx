import styles from './document-link.module.css';

interface DocumentLinkProps {
  document: { url: string; label: string; labelLanguage?: string | null };
  /** Plain where another action is beside it. */
  look?: 'filled' | 'plain';
}

/** The link that downloads a document; it says of what type the document is, unless its label does. */
export function DocumentLink({ document: { url, label, labelLanguage }, look = 'filled' }: DocumentLinkProps) {
  const type = documentType(url);
  const named = !type || label.toLowerCase().includes(type.name.toLowerCase());
  return (
    <a className={styles[look]} href={url} type={type?.media} lang={labelLanguage ?? undefined} download>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d="M8 1v10M4 7l4 4 4-4M1 15h14" fill="none" stroke="currentColor" strokeWidth="1.25" />
      </svg>
      {named ? label : `${label} (${type.name})`}
    </a>
  );
}

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
