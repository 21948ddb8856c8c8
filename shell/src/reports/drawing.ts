/** A page load, and the remotes whose parts it was drawing at a time in ms. */
export interface Drawing {
  page: { token: string; requestId?: string; versions: Record<string, string> };
  remotes: string[];
  at: number;
}

const prefix = 'drawing:';
/** A part is drawn in well under a second, on slow devices in a few: after this time, in ms, its tab hangs or is gone. */
const hangsAfterMs = 20_000;

/**
 * Notes on the device which remotes' parts this tab is drawing now. A tab in which a script loops can report nothing: the next
 * page load in the same browser finds the note. Returns a function that notes a remote, and returns what ends its note.
 */
export function noteDrawing(page: Drawing['page']): (remote: string) => () => void {
  const key = prefix + Math.random().toString(36).slice(2);
  const remotes: string[] = [];
  function write(): void {
    try {
      if (remotes.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ page, remotes, at: Date.now() }));
    } catch {
      // A browser that stores nothing for sites.
    }
  }
  addEventListener('pagehide', () => {
    remotes.length = 0;
    write();
  });
  return (remote) => {
    remotes.push(remote);
    write();
    return () => {
      const index = remotes.indexOf(remote);
      if (index >= 0) remotes.splice(index, 1);
      write();
    };
  };
}

/** Takes the notes of page loads that hang, each once. */
export function takeHanging(): Drawing[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap(takeIfHanging);
  } catch {
    return [];
  }
}

function takeIfHanging(key: string): Drawing[] {
  const drawing = parsed(localStorage.getItem(key) ?? '');
  if (drawing && Date.now() - drawing.at < hangsAfterMs) return [];
  localStorage.removeItem(key);
  return drawing ? [drawing] : [];
}

function parsed(note: string): Drawing | undefined {
  try {
    return JSON.parse(note);
  } catch {
    return undefined;
  }
}
