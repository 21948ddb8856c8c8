import { Agent, request } from 'node:http';

const clients = 8;
const seconds = 5;

/** Prints how many documents a second the gateway answers to several visitors who are not signed in. */
export async function benchDocuments(port: number, address: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const headers = { host: `fr.localhost:${port}`, accept: 'text/html', 'accept-encoding': 'br' };
  const end = performance.now() + seconds * 1000;
  let documents = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      await new Promise<void>((resolve, reject) => {
        request({ agent, port, path: address, headers }, (answer) => {
          answer.resume().on('end', resolve);
          if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`));
        })
          .on('error', reject)
          .end();
      });
      documents += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, visitor));
  agent.destroy();
  console.log(
    `\n${address}: ${Math.round(documents / seconds)} documents a second, ${clients} clients on this machine`,
  );
}
