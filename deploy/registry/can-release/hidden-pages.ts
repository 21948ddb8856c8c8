import { claimsOf } from 'shared/routes';
import type { Problem } from './reason.ts';
import type { View } from './view.ts';

/** Pages of editors that the page of a release would hide: nobody would find them any more. */
export function hiddenPages({ live, edited }: View): Problem[] {
  const pageAt = new Map(edited.map(({ page, language, slug }) => [`/${language}/${slug}`, page]));
  return [...live.values()].flat().flatMap(({ name, version, routes }) =>
    claimsOf(routes).flatMap(({ language, pattern, page }) => {
      const address = `/${language}/${pattern}`;
      const hidden = pageAt.get(address);
      if (hidden === undefined) return [];
      return {
        kind: 'address',
        consumer: `the page ${hidden}`,
        message: `The page ${page} of ${name} ${version} takes ${address}, where editors have the page ${hidden}: one of the two needs another address`,
        key: `${name} hides ${address}`,
      };
    }),
  );
}
