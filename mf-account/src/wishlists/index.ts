export * from './create-and-delete.ts';
export * from './edit-list.ts';
export * from './keep-current.ts';
export { fetchLists, loadLists, showLists } from './lists.ts';
