import account from '../../../../mf-account/src/remote.ts';
import catalogue from '../../../../mf-catalogue/src/remote.ts';
import contact from '../../../../mf-contact/src/remote.ts';
import content from '../../../../mf-content/src/remote.ts';
import search from '../../../../mf-search/src/remote.ts';
import stores from '../../../../mf-stores/src/remote.ts';
import { fragmentContracts } from '../../../../shared/fragments/contracts.ts';
import type { FragmentModule, PageModule, RemoteDefinition } from '../../../../shared/remote/definition.ts';
import shell from '../../../../shell/src/remote.ts';

const definitions = new Map<string, RemoteDefinition>(
  [shell, account, catalogue, contact, content, search, stores].map((one) => [one.name, one]),
);

/** Who has a page or fragment, as `mf-catalogue/products`. Throws where nobody has. */
export function ownerOf(of: string): RemoteDefinition {
  const owner = definitions.get(of.split('/')[0] ?? '');
  if (!owner) throw new Error(`Nobody has ${of}`);
  return owner;
}

const nameIn = (of: string): string => of.split('/')[1] ?? '';

export const pageOf = (of: string): Promise<PageModule> => found(ownerOf(of).pages[nameIn(of)], of);
export const fragmentOf = (of: string): Promise<FragmentModule> => found(ownerOf(of).fragments[nameIn(of)], of);

function found<Module>(load: (() => Promise<Module>) | undefined, of: string): Promise<Module> {
  if (!load) throw new Error(`There is no ${of}`);
  return load();
}

const players = new Map<string, string>(
  Object.entries(fragmentContracts).flatMap(([of, contract]) =>
    'role' in contract ? [[`role:${contract.role}`, of]] : [],
  ),
);

/** The fragment that is meant: one application knows which one plays a role. */
export const playing = (of: string): string => players.get(of) ?? of;
