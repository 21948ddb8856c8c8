import { registerHooks } from 'node:module';

const known = new Map<string, string>();

// For each file of a package Node 26 reads the whole of its package.json again, and drizzle-orm's lists 180 kB of exports:
// half a second of every process that opens the database. With `--import` it comes before all others.
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    if (/\/node_modules\/drizzle-orm\/.*\.js$/.test(parentURL) && specifier.startsWith('.'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (!/^drizzle-orm(\/|$)/.test(specifier) || !parentURL.endsWith('.ts')) return next(specifier, context);
    const url = known.get(specifier) ?? next(specifier, context).url;
    known.set(specifier, url);
    return { url, format: 'module', shortCircuit: true };
  },
});
