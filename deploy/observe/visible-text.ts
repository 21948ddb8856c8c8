/** What acts on a terminal, ends its line, or turns the order of what is read: control characters and those of direction. */
const acting = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** A text of others as it may be shown: what would act is shown as `\u001b`, but for the line breaks and tabs that are in it. */
export const visible = (text: string): string =>
  text.replace(acting, (sign) =>
    sign === '\n' || sign === '\t' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Options of a server's log: JSON, in which nothing acts on the terminal of who reads it. */
export const logOptions = (level: string) => ({ level, hooks: { streamWrite: visible } });
