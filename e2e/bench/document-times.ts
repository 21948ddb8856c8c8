import type { RunningSite } from '../site/start-site.ts';
import { changeContent } from './change-content.ts';
import { row } from './figures.ts';
import { measureHtml } from './html-times.ts';
import { pages } from './pages.ts';

const composed = 60;
/** Each waits until gateways have seen a change. */
const afterChanges = 15;

/** Prints how fast documents are made that are not in memory. */
export async function benchDocuments(site: RunningSite, database: string): Promise<void> {
  const { port } = site;
  console.log(`\nDocuments that are not in memory, ms until the last byte, one after the other; ${database}`);
  console.log('  anew: at an address that nobody asked for before, all parts rendered from the content that is kept');
  console.log('  changed: the first one after a change of content, of which nothing is kept');
  row('', 'anew median', 'p95', 'processor', 'changed med.', 'p95', 'processor', 'bytes');
  for (const [name, address] of Object.entries(pages)) {
    const own = (time: string) => `${address}${address.includes('?') ? '&' : '?'}time=${time}`;
    const anew = await measureHtml(port, { address: (time) => own(`${time}`), counted: composed, warmUp: 10 });
    const changed = await measureHtml(port, {
      address: (time) => own(`changed-${time}`),
      counted: afterChanges,
      before: () => changeContent(site),
    });
    const figures = [anew, changed].flatMap(({ median, p95, processorMs }) => [median, p95, processorMs]);
    row(name, ...figures, anew.bytes);
  }
}
