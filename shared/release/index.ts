export * from './composition.ts';
export * from './faults.ts';
export * from './manifest.ts';
export * from './trusted-scripts.ts';
