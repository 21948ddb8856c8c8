export * from './allowed-scripts.ts';
export * from './html-frame.ts';
