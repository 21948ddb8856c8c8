import type { z } from 'zod';
import { declaredForEditors } from '../fragments/contracts.ts';
import { declaredPages } from '../routes/declared.ts';
import { pageRoutes } from './page-routes.ts';

interface Said {
  name: string;
  pages: object;
  fragments: object;
  uses: string[];
  gives?: string[];
  routes?: z.infer<typeof pageRoutes>;
  roles?: Record<string, string>;
  fullScreen?: string[];
  forEditors?: string[];
}

/**
 * What releases mean that were published before manifests said it, so that one can go back to them: they give what there
 * was then, have their pages where this repository has them, play the roles that the site had for their fragments, and lend to
 * editors what they lent then. States that every remote may set had a contract for each setter.
 */
export const whatWasMeant = (said: Said) => ({
  gives: said.gives ?? firstGives(said),
  uses: said.uses.map((use) => use.replace(/^(state:(?:main|popin|overlay|header)):set-by-[\w-]+(?=@)/, '$1')),
  routes: said.routes ?? firstRoutes(said),
  roles: { ...savedRole(said), ...(said.roles ?? firstRoles(said)) },
  forEditors: said.forEditors ?? firstForEditors(said),
  fullScreen: said.fullScreen ?? ['search-overlay'].filter((fragment) => Object.hasOwn(said.fragments, fragment)),
});

/** Fragments, and of the shell its platform, all in major 1. */
const firstGives = ({ name, fragments }: Said): string[] => [
  ...Object.keys(fragments).map((fragment) => `${name}/${fragment}@1`),
  ...(name === 'shell' ? firstPlatform : []),
];

const firstPlatform = [
  ...['session', 'consent', 'mapsKey', 'enter', 'onReturn', 'keepTab'].map((capability) => `platform:${capability}@1`),
  ...['shell:navigated@1', 'shell:part-failed@1', 'account:signed-in@1', 'account:signed-out@1'],
];

function firstRoutes({ name, pages }: Said): z.infer<typeof pageRoutes> {
  const declared = Object.entries(declaredPages).find(([remote]) => remote === name)?.[1] ?? {};
  return pageRoutes.parse(Object.fromEntries(Object.entries(declared).filter(([page]) => Object.hasOwn(pages, page))));
}

const firstForEditors = ({ name, fragments }: Said): string[] =>
  Object.keys(fragments).filter((fragment) => declaredForEditors.has(`${name}/${fragment}`));

/** What the saving form was called before it belonged to whoever plays the role `save`. */
export const firstSavingForm = 'mf-account/save-product';

/** This role came after the others. */
const savedRole = ({ name, fragments }: Said): Record<string, string> =>
  name === 'mf-account' && Object.hasOwn(fragments, 'saved-products') ? { saved: 'saved-products' } : {};

const firstRoles = ({ name, fragments }: Said): Record<string, string> =>
  Object.fromEntries(
    [
      ['search', 'mf-search', 'search-overlay'] as const,
      ['sign-in', 'mf-account', 'login-popin'] as const,
      ['save', 'mf-account', 'save-popin'] as const,
    ].flatMap(([role, remote, fragment]) =>
      remote === name && Object.hasOwn(fragments, fragment) ? [[role, fragment]] : [],
    ),
  );
