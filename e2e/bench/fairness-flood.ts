import { getPage } from './html-times.ts';
import { pages } from './pages.ts';

/** Strangers of one address, in a process of their own: each asks for a document that nobody asked for, again and again. */
const [port, count, name] = process.argv.slice(2);
let going = true;
const answers = { answers: 0, tooMany: 0 };

const asking = (visitor: string) => ({ visitor, 'accept-encoding': 'br' });

async function stranger(number: number): Promise<void> {
  for (let time = 0; going; time += 1) {
    const { status } = await getPage(
      Number(port),
      `${pages.product}?stranger=${name}-${number}-${time}`,
      asking('192.0.2.1'),
    );
    if (status === 429) answers.tooMany += 1;
    else answers.answers += 1;
  }
}

process.once('message', () => {
  going = false;
});
await Promise.all(Array.from({ length: Number(count) }, (_, number) => stranger(number)));
if (going) await new Promise((resolve) => process.once('message', resolve));
process.send?.(answers);
process.disconnect?.();
