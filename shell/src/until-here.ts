/** How long a start whose files did not come waits before it asks for them again, in ms. */
const again = 5_000;

/** Imports code, and tries again until its files have come. */
export async function untilHere<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    if (!(cause instanceof Error) || cause.name !== 'ChunkLoadError') throw cause;
    await new Promise((resolve) => setTimeout(resolve, again));
    return untilHere(load);
  }
}
