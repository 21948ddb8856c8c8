import { usePlatform } from 'shared/platform';

/** The address of this page with another query, at the finder. */
export function useAddress(): (query: Record<string, string>) => string {
  const { route } = usePlatform();
  return (query) => {
    const search = new URLSearchParams(query).toString();
    return `${route.path}${search && `?${search}`}#finder`;
  };
}
