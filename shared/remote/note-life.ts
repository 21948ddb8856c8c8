/** One render on the server: whether the part, and each piece of it that may come later, needs a script. */
let alive: boolean[] | undefined;
/** The piece that is being rendered, behind those around it; the part itself is number 0. */
let inside: number[] = [];

/** Something is rendered that scripts have to bring to life: a handler, an effect, what follows a store. */
export function noteLife(): void {
  if (alive) alive[inside.at(-1) ?? 0] = true;
}

/** A piece that may come later begins: what is noted until its end is in it. Answers its number; undefined in browsers. */
export function beginPiece(): number | undefined {
  if (!alive) return undefined;
  inside.push(alive.length);
  return alive.push(false) - 1;
}

export function endPiece(): void {
  inside.pop();
}

/** The mark of a piece that scripts have to bring to life. */
export const aliveMark = 'data-alive';

const numberedMark = new RegExp(` ${aliveMark}="(\\d+)"`, 'g');
/** What React writes where something was not there, or threw: the browser has to draw it. */
const leftToBrowser = /<!--\$[!?]-->/;

/**
 * Renders a part to HTML, and says whether it is still: whether nothing of it needs a script, but for pieces that may come later,
 * which have the mark. An effect or a handler in code that runs on no server would not be found: a View is pure.
 */
export function renderNoted(render: () => string): { html: string; still: boolean } {
  const found = [false];
  alive = found;
  inside = [0];
  try {
    const numbered = render();
    const html = numbered.replaceAll(numberedMark, (_, piece: string) =>
      found[Number(piece)] ? ` ${aliveMark}=""` : '',
    );
    return { html, still: !found[0] && !leftToBrowser.test(html) };
  } finally {
    alive = undefined;
  }
}
