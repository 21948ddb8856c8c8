import type { Visit } from 'shared/release';

/** Replaces what the head says of the page. */
export function showHead({ head }: Visit, language: string): void {
  document.documentElement.lang = language;
  document.title = head.title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { tag, attributes } of head.elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}

/** Links the style sheets that the parts of a visit need, each once, and waits until they apply. */
export async function linkStyles({ styles, scripts }: Visit): Promise<void> {
  const known = new Set([...document.querySelectorAll('link')].map(({ href }) => href));
  for (const { href, integrity } of scripts.filter((file) => !known.has(file.href))) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, integrity }),
    );
  }
  const missing = styles.filter(({ href }) => !known.has(href));
  await Promise.all(
    missing.map(({ href, integrity }) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, integrity });
      const ready = new Promise((resolve) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
      });
      document.head.append(link);
      return ready;
    }),
  );
}
