import { splitContract } from 'shared/surface';
import type { Problem } from './reason.ts';
import { alternativeTo, isSurelyGiven } from './surely-given.ts';
import type { View } from './view.ts';

const named = 3;

/** A fragment that editors have written into texts, and that is not given in its major, or not lent to them any more. */
export function brokenContent(view: View): Problem[] {
  const byContract = Object.groupBy(view.content, ({ contract }) => contract);
  return Object.entries(byContract)
    .filter(([contract]) => !isSurelyGiven(view, contract) || !isLentToEditors(view, contract))
    .map(([contract, uses = []]) => {
      const consumer = listed(uses.map(({ content }) => content));
      const reason = isSurelyGiven(view, contract) ? 'it is not for editors any more' : alternativeTo(view, contract);
      return { kind: 'content', consumer, message: `${contract} stands in ${consumer}; ${reason}`, key: contract };
    });
}

/** Whether every version of its owner that visitors can meet does. */
function isLentToEditors({ live }: View, contract: string): boolean {
  const [owner = '', fragment = ''] = splitContract(contract).name.split('/');
  return live.get(owner)?.every(({ forEditors }) => forEditors.includes(fragment)) ?? false;
}

function listed(contents: string[]): string {
  const more = contents.length - named;
  return contents.slice(0, named).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
