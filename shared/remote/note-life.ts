/** What a render on the server has found to be alive: what only scripts can do. */
interface Noted {
  /** Before the first piece that may come later. */
  atOnce: boolean;
  /** How many pieces that may come later have begun, and which of them are alive. */
  pieces: number;
  alivePieces: Set<number>;
}

let noted: Noted | undefined;

/** Something is rendered that scripts have to bring to life: a handler, an effect, what follows a store. */
export function noteLife(): void {
  if (noted?.pieces) noted.alivePieces.add(noted.pieces);
  else if (noted) noted.atOnce = true;
}

/** A piece that may come later begins: what is noted from now on is in it. Answers its number; undefined in browsers. */
export function notePiece(): number | undefined {
  if (noted) noted.pieces += 1;
  return noted?.pieces;
}

/** The mark of a piece that scripts have to bring to life. */
export const aliveMark = 'data-alive';

/**
 * Renders a part to HTML, and says whether it is still: whether nothing of it needs a script, but for pieces that may come later,
 * which have the mark. An effect or a handler in code that runs on no server would not be found: a View is pure.
 */
export function renderNoted(render: () => string): { html: string; still: boolean } {
  const found: Noted = { atOnce: false, pieces: 0, alivePieces: new Set() };
  noted = found;
  try {
    const numbered = render();
    const html = numbered.replaceAll(new RegExp(` ${aliveMark}="(\\d+)"`, 'g'), (_, number: string) =>
      found.alivePieces.has(Number(number)) ? ` ${aliveMark}=""` : '',
    );
    return { html, still: !found.atOnce };
  } finally {
    noted = undefined;
  }
}
