import { failure } from './errors.ts';

export interface Paging {
  limit: number;
  offset: number;
}

export interface Paged<Entry> {
  items: Entry[];
  totalCount: number;
}

/** Throws the failure 422 for a limit or offset that cannot be; `maximum` is more than any page shows. */
export function requirePaging({ limit, offset }: Paging, maximum: number): void {
  if (limit < 0 || limit > maximum || offset < 0)
    throw failure('422', `limit has to be 0 to ${maximum}, offset 0 or more`);
}

/** What every paged answer says about its pages. */
export const withPageInfo = <Entry>({ items, totalCount }: Paged<Entry>, { limit, offset }: Paging) => ({
  items,
  pageInfo: { totalCount, limit, offset, hasMore: offset + items.length < totalCount },
});
