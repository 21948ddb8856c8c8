/** Says what begins, does it, and says how long it took. */
export async function step(what: string, work: () => Promise<void>): Promise<void> {
  console.log(`${what} …`);
  const start = performance.now();
  await work();
  console.log(`  ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
