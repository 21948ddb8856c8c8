// Stands in for shared/remote/note-life.ts: one application hydrates every piece that comes near.

export const aliveMark = 'data-alive';
export const noteLife = (): void => undefined;
export const beginPiece = (): number => 1;
export const endPiece = (): void => undefined;
export const renderNoted = (render: () => string) => ({ html: render(), still: false });
