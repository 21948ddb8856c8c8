import webpack, { type Configuration, type MultiStats } from 'webpack';

/** Runs these builds once. Throws with the compiler's messages where one fails. */
export async function compile(configurations: Configuration[]): Promise<void> {
  const compiler = webpack(configurations);
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}
