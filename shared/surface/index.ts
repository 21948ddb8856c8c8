export * from './meeting.ts';
export * from './surface.ts';
