export * from './create-and-delete.ts';
export * from './edit-list.ts';
export { fetchLists, loadLists, showLists } from './lists.ts';
