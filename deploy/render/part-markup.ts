const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** What a part may have, with the attributes that only this element may have. All else is refused. */
const elements: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    'div section article header footer nav main aside search hgroup address figure figcaption blockquote': 'cite',
    'h1 h2 h3 h4 h5 h6 p pre ul menu dl dt dd hr br wbr span noscript template': '',
    'a b i u s em strong small mark sub sup code kbd samp var abbr dfn cite q bdi bdo ruby rt rp':
      'href hreflang rel target type download cite',
    'time data del ins': 'datetime value cite',
    'ol li': 'start reversed type value',
    'details summary dialog': 'open name',
    'table caption colgroup col thead tbody tfoot tr th td': 'scope colspan rowspan headers abbr span',
    'picture source img':
      'src srcset sizes media type alt width height loading decoding fetchpriority crossorigin referrerpolicy',
    'video audio track': 'src poster width height controls muted loop playsinline preload kind srclang label default',
    iframe: 'src width height loading sandbox referrerpolicy allow allowfullscreen',
    form: 'action method enctype novalidate autocomplete accept-charset target',
    'fieldset legend label output progress meter': 'for disabled name value max min low high optimum',
    'input textarea select option optgroup datalist button':
      'accept autocapitalize autocomplete autocorrect checked cols disabled enterkeyhint formaction formenctype formmethod formnovalidate inputmode label list max maxlength min minlength multiple name pattern placeholder readonly required rows selected size step type value wrap',
    link: 'rel as type media imagesrcset imagesizes fetchpriority href crossorigin',
    'mf-fragment': 'of major props waits',
  }).flatMap(([names, attributes]) => names.split(' ').map((name) => [name, words(attributes)])),
);

/** On any element, beside those that begin with aria- or data-. */
const common = words(
  'class id lang dir title role hidden inert tabindex style translate draggable spellcheck autocapitalize itemprop',
);

/** Drawings. Nothing in them is HTML again: no foreignObject, title or desc. */
const drawn = words(
  'svg g path circle ellipse rect line polyline polygon text tspan defs lineargradient radialgradient stop clippath mask pattern symbol use marker',
);
const drawnAttribute =
  /^(?!on)(?:x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|d|dx|dy|fx|fy|width|height|viewbox|points|offset|transform|focusable|xmlns|version|preserveaspectratio|textlength|lengthadjust|text-anchor|dominant-baseline|pathlength|vector-effect|opacity|color|display|visibility|overflow|font-[\w-]+|fill(?:-[\w-]+)?|stroke(?:-[\w-]+)?|stop-[\w-]+|clip-[\w-]+|mask[\w-]*|marker[\w-]*|gradient[\w]+|pattern[\w]+)$/;

/** What the gateway, the shell and the loading of code know parts and places by: a part can be no other, and no global. */
const reserved = {
  attributes: words('data-of data-remote data-version data-place data-still data-mounted data-head data-href'),
  class: /(?:^|\s)mf-(?:part|state|failure)(?:\s|$)/i,
  id: /^(?:visit|content|page|consent|shell|qa-.*|mf_.*|__.*|webpack.*|single-spa.*)$/i,
};

const site = 'http://site.invalid';
const addressOf = (value: string): URL | null => URL.parse(value, site);
const isOwn = (value: string): boolean => addressOf(value)?.origin === site;
const isLink = (value: string): boolean => /^(?:https?|mailto|tel):$/.test(addressOf(value)?.protocol ?? '');

/** What the value of an attribute has to be. */
const values: Readonly<Record<string, (value: string, element: string) => boolean>> = {
  href: (value, element) =>
    element === 'a' ? isLink(value) : element === 'use' ? value.startsWith('#') : isOwn(value),
  action: isOwn,
  formaction: isOwn,
  src: (value, element) => element !== 'iframe' || (isOwn(value) && value.startsWith('/embeds/')),
  rel: (value, element) => element !== 'link' || value === 'preload',
  as: (value) => value === 'image',
  // A comma may be in an address: whatever begins anew begins at the root of the site.
  imagesrcset: (value) => value.split(/,\s+/).every((candidate) => candidate.startsWith('/') && isOwn(candidate)),
  class: (value) => !reserved.class.test(value),
  id: (value) => !reserved.id.test(value),
  // Without a backslash or a comment nothing is hidden from it.
  style: (value) => !/\\|\/\*|(?:^|;)\s*position\s*:/i.test(value),
};

interface Tag {
  tagName: string;
  attrs: readonly { name: string; value: string }[];
}

/** Why a part may not have this start tag; undefined where it may. */
export function refusalOfTag({ tagName, attrs }: Tag, inDrawing: boolean): string | undefined {
  const isDrawn = inDrawing || tagName === 'svg';
  const own = isDrawn ? undefined : elements[tagName];
  if (isDrawn ? !drawn.has(tagName) : !Object.hasOwn(elements, tagName)) return `the element <${tagName}>`;
  for (const { name, value } of attrs) {
    const isKnown =
      common.has(name) ||
      own?.has(name) ||
      /^(?:aria|data)-[\w-]+$/.test(name) ||
      (isDrawn && drawnAttribute.test(name));
    if (!isKnown || reserved.attributes.has(name)) return `the attribute ${name} of <${tagName}>`;
    const isRight = Object.hasOwn(values, name) ? values[name] : undefined;
    // The gateway moves preloads into the head, each up to its first >.
    if (isRight?.(value, tagName) === false || (tagName === 'link' && value.includes('>')))
      return `${name}="${value.slice(0, 100)}" of <${tagName}>`;
  }
  if (tagName === 'link' && !attrs.some(({ name }) => name === 'rel')) return 'a <link> that is no preload';
  return undefined;
}
