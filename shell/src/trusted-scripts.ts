interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string | null; createScriptURL(text: string): string | null },
  ): unknown;
}
declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/**
 * The Trusted Types policy, which says what may become a script: files of releases alone, by the own address of this site. HTML runs
 * nothing here, as the content security policy lets in no inline script that comes later; what acts for the whole page is refused in it, as
 * the server refuses it. Whatever else would become code is refused.
 */
export function guardScripts(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (/<(?:base|embed|link|meta|object|style)\b/i.test(text) ? null : text),
    createScriptURL: (text) => {
      const { origin, pathname } = new URL(text, location.href);
      return origin === location.origin && pathname.startsWith('/releases/') ? text : null;
    },
  });
}
