import type { Tab } from '../platform/tab.ts';
import { showFailure } from './failure-message.ts';
import { isServerRendered, type Part, splitName } from './part.ts';

/**
 * Logs that a part does not work, and shows the visitor a message: at once where there is nothing to see; where the
 * server's HTML is there, only when somebody uses it. Returns a function that removes the message.
 */
export function announceFailure(tab: Tab, part: Part, cause: unknown, retry: () => void): () => void {
  const [remote] = splitName(part.of);
  const version = tab.composition.remotes[remote]?.version ?? '';
  const reason = cause instanceof Error ? cause.message : String(cause);
  console.error(`${part.of} ${version} failed in composition ${tab.composition.id}`, cause);
  tab.reports.failed(part, cause);
  tab.bus.emit('shell:part-failed', { of: part.of, version, reason });

  const show = () => showFailure(part.host, tab.context.route.language, retry);
  return isServerRendered(part) ? onNextUse(part.host, show) : show();
}

function onNextUse(host: HTMLElement, show: () => () => void): () => void {
  let hide = () => {};
  const used = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a[href]')) return;
    stop();
    hide = show();
  };
  const stop = () => host.removeEventListener('click', used);
  host.addEventListener('click', used);
  return () => {
    stop();
    hide();
  };
}
