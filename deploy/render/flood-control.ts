/** What a process may say, or print, in a window, its parts aside: all others wait while it is read. */
const mostSaid = { messages: 2_000, bytes: 4 * 1024 * 1024 };
/** What a release may print of that, which a busy server reads slowly, and how many characters of it are passed on. */
const mostPrinted = { bytes: 1024 * 1024, passedOn: 2_000 };

/** Limits what one process may send to the supervisor, and print, in each window of `windowMs`. */
export function createFloodControl(windowMs: number) {
  const nothing = () => ({ messages: 0, bytes: 0, printed: 0, since: performance.now() });
  let said = nothing();

  /** Counts a message of so many bytes. Throws Error where the process says more than it may. */
  function message(bytes: number): void {
    said.messages += 1;
    said.bytes += bytes;
    // On a busy machine the next window begins late.
    const windows = Math.max(1, (performance.now() - said.since) / windowMs);
    if (
      said.messages > windows * mostSaid.messages ||
      said.bytes > windows * mostSaid.bytes ||
      said.printed > windows * mostPrinted.bytes
    )
      throw new Error('it says too much');
  }

  return {
    message,
    /** What of a printed piece is passed on; undefined where nothing is. Throws Error as `message` does. */
    print(chunk: Buffer): string | undefined {
      const rest = mostPrinted.passedOn - said.printed;
      said.printed += chunk.length;
      message(chunk.length);
      return rest > 0 ? chunk.toString('utf8').slice(0, rest).trimEnd() : undefined;
    },
    nextWindow(): void {
      said = nothing();
    },
  };
}
