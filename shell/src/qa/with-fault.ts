import type { Fault } from 'shared/release';
import type { BrowserRemote, PartProps } from 'shared/remote/browser';

/** How late a slow remote is, in ms; on the server as well. */
const slowMs = 2_000;

/** Gives a remote the fault that a QA link has switched on for it. */
export async function withFault(
  fault: Fault,
  fetching: () => Promise<BrowserRemote | null>,
): Promise<BrowserRemote | null> {
  if (fault === '404') throw new Error('A fault of a QA link: its files are missing');
  if (fault === 'hang') return new Promise(() => {});
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
  return fault === 'throw' ? throwing : fetching();
}

/** Parts whose View throws as soon as it is drawn: only the server's HTML is there. */
const throwing: BrowserRemote = {
  surface: { name: '', uses: [], emits: [], sets: [] },
  page: thrown,
  fetchPage: async () => {},
  fragment: thrown,
};

function thrown(): ReturnType<BrowserRemote['page']> {
  const fail = async ({ failed }: Pick<PartProps, 'failed'>) => {
    failed(new Error('A fault of a QA link'));
  };
  const nothing = async () => {};
  return { bootstrap: nothing, prepare: nothing, mount: fail, update: fail, unmount: nothing };
}
