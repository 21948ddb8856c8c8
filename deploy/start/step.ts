/** Says what begins, does it, and says how long it took. Steps may go on side by side. */
export async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  console.log(`${what} …`);
  const start = performance.now();
  const result = await work();
  console.log(`  ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
