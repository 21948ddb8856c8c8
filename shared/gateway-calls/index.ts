export * from './captcha.ts';
export * from './own-header.ts';
export * from './uploads.ts';
