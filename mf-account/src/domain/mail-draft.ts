/** The address that opens a mail in the visitor's own program, to be sent to whom they like. */
export const mailDraft = ({ subject, body }: { subject: string; body: string }): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
