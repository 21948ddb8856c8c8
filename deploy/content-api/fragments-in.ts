const element = /<mf-fragment([^>]*)>/g;
const attribute = (text: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(text)?.[1];

/**
 * The fragments that sanitised HTML shows, each once with its major, as `mf-catalogue/product-slider@1`; `content` is any
 * piece of content, whose texts are looked through wherever they are. An element that says no major means the first.
 */
export function fragmentsIn(content: unknown): string[] {
  const found = new Set<string>();
  for (const text of textsIn(content))
    for (const [, attributes = ''] of text.matchAll(element)) {
      const of = attribute(attributes, 'of');
      if (of) found.add(`${of}@${attribute(attributes, 'major') ?? '1'}`);
    }
  return [...found].sort();
}

function* textsIn(content: unknown): Generator<string> {
  if (typeof content === 'string') yield content;
  else if (typeof content === 'object' && content !== null)
    for (const part of Object.values(content)) yield* textsIn(part);
}
