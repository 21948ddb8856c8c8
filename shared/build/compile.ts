import webpack, { type Configuration, type MultiStats } from 'webpack';
import { type Packages, packagesIn } from './bill-of-materials.ts';

/** Runs these builds once, and answers what they are made of. Throws with the compiler's messages where one fails. */
export async function compile(configurations: Configuration[]): Promise<Packages> {
  const compiler = webpack(configurations);
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  );
  const packages = packagesIn(stats.stats);
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return packages;
}
