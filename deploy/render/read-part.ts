import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type DefaultTreeAdapterMap, html, Parser, type Token } from 'parse5';
import { refusalOfTag } from './part-markup.ts';

const { TAG_ID } = html;

/** A part may stand in an item of a list and in a cell of a table: nothing in it ends them. Behind it, `end` finds its root. */
const around = '<!doctype html><body><table><tbody><tr><td><ul><li><div>';
const end = 'mf-end';
/** Another part may hold anything: it would end these, or be nothing in them. */
const noPlaceIn = new Set([
  TAG_ID.TEMPLATE,
  TAG_ID.A,
  TAG_ID.BUTTON,
  TAG_ID.DD,
  TAG_ID.DT,
  TAG_ID.FORM,
  TAG_ID.NOSCRIPT,
  TAG_ID.SELECT,
]);
const inSelect = new Set([TAG_ID.OPTION, TAG_ID.OPTGROUP, TAG_ID.HR]);
/** The parser looks through all open elements at each tag; ours are twenty at most. */
const deepest = 200;
const longest = 512 * 1024;
/** The time of the processor that no part needs, but many attributes of one tag do. It is looked at after each piece. */
const longestMs = 150;
const pieceLength = 8 * 1024;

class Refusal extends Error {}

/** Reads one part as browsers do, `<noscript>` too, and throws at what no part may have. */
class PartReader extends Parser<DefaultTreeAdapterMap> {
  #rootAt = Number.POSITIVE_INFINITY;
  #root: unknown;
  #places = 0;
  #ends = 0;

  constructor() {
    super({ scriptingEnabled: false });
  }

  read(part: string): void {
    this.tokenizer.write(around, false);
    this.#root = this.openElements.current;
    this.#rootAt = this.openElements.stackTop;
    const { user: begun } = process.threadCpuUsage();
    for (let at = 0; at < part.length; at += pieceLength) {
      this.tokenizer.write(part.slice(at, at + pieceLength), false);
      if (process.threadCpuUsage().user - begun > longestMs * 1_000) throw new Error('its HTML takes too long to read');
    }
    this.tokenizer.write(`<${end}>`, true);
    if (this.#ends !== 1) throw new Refusal('it has no end');
    // The gateway finds places by their text.
    const written = part.match(/<mf-fragment/gi)?.length ?? 0;
    if (written !== this.#places) throw new Refusal('it names a fragment where no element can be');
  }

  override onStartTag(token: Token.TagToken): void {
    if (token.tagName !== end) this.#check(token);
    super.onStartTag(token);
    if (token.tagName === end) this.#comeToEnd();
  }

  override onEndTag(token: Token.TagToken): void {
    const { tagName } = token;
    const { stackTop } = this.openElements;
    const isCurrent = stackTop > this.#rootAt && this.#nameAt(stackTop) === tagName;
    if (!isCurrent && (tagName === 'noscript' || !this.#isOpen(tagName)))
      throw new Refusal(`</${tagName}> ends nothing of it`);
    super.onEndTag(token);
  }

  #check(token: Token.TagToken): void {
    if (this.#rootAt > this.openElements.stackTop) return;
    const why = refusalOfTag(token, this.currentNotInHTML);
    if (why !== undefined) throw new Refusal(`a part may not have ${why}`);
    if (this.openElements.stackTop > deepest) throw new Refusal('its elements are too deep in each other');
    const open = this.openElements.tagIDs.slice(this.#rootAt, this.openElements.stackTop + 1);
    if (open.includes(TAG_ID.SELECT) && !inSelect.has(token.tagID))
      throw new Refusal(`<${token.tagName}> is in a <select>`);
    if (token.tagID === TAG_ID.NOSCRIPT && open.includes(TAG_ID.NOSCRIPT))
      throw new Refusal('<noscript> is in another');
    if (token.tagName !== 'mf-fragment') return;
    this.#places += 1;
    if (this.currentNotInHTML || open.some((id) => noPlaceIn.has(id)))
      throw new Refusal('a fragment is where none can be');
  }

  #nameAt(at: number): string {
    const element = this.openElements.items[at];
    return element && 'tagName' in element ? element.tagName.toLowerCase() : '';
  }

  /** Whether the part itself has opened it. An end of a paragraph that another element has ended does nothing. */
  #isOpen(tagName: string): boolean {
    if (tagName === 'p' || this.activeFormattingElements.getElementEntryInScopeWithTagName(tagName)) return true;
    for (let at = this.openElements.stackTop; at > this.#rootAt; at -= 1) if (this.#nameAt(at) === tagName) return true;
    return false;
  }

  #comeToEnd(): void {
    const { items, stackTop } = this.openElements;
    const isAtRoot =
      items[this.#rootAt] === this.#root && stackTop === this.#rootAt + 1 && this.#nameAt(stackTop) === end;
    if (!isAtRoot || this.formElement) throw new Refusal(`<${this.#nameAt(stackTop - 1)}> does not end in it`);
    this.#ends += 1;
  }
}

/**
 * Why the HTML of a part may not be put into a document: it reaches beyond its place, or has what no part may have. Throws
 * Error where it was made to keep its reader busy.
 */
export function refusalOfHtml(part: string): string | undefined {
  if (part.length > longest) return `its HTML has ${part.length} letters; at most ${longest} are read`;
  try {
    new PartReader().read(part);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** What was read before, by its hash: most renders make what an earlier one has made. */
const known = new LRUCache<string, { why: string | undefined }>({ max: 5_000 });

/** The same for a part as a render process sends it, as JSON; each is read once. */
export function refusalOf(body: Uint8Array): string | undefined {
  const key = hash('sha256', body, 'base64');
  const before = known.get(key);
  if (before) return before.why;
  const why = refusalOfText(new TextDecoder().decode(body));
  known.set(key, { why });
  return why;
}

function refusalOfText(text: string): string | undefined {
  try {
    const part: unknown = JSON.parse(text);
    const found = typeof part === 'object' && part !== null && 'html' in part ? part.html : '';
    return typeof found === 'string' ? refusalOfHtml(found) : 'its HTML is no text';
  } catch (error) {
    if (error instanceof SyntaxError) return 'it is no JSON';
    throw error;
  }
}
