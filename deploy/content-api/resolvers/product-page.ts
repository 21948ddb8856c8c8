/** A page of products tells its total the way that every paged answer does (R375). */
export const ProductPage = {
  pageInfo: ({ totalCount }: { totalCount: number }) => ({ totalCount }),
};
