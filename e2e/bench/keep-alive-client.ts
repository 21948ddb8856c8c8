import { connect, type Socket } from 'node:net';

/** What is asked for again and again. */
export interface Asked {
  port: number;
  host: string;
  path: string;
}

/** How fast answers came. */
export interface Rate {
  perSecond: number;
  /** The milliseconds of each answer. */
  times: number[];
  /** The bytes of one body. */
  bytes: number;
}

const endOfHead = Buffer.from('\r\n\r\n');
const endOfPieces = Buffer.from('0\r\n\r\n');

/**
 * Asks over as many connections as there are clients, each for the next answer once it has one, for so long. It reads no
 * more of an answer than its status and length: the processor is for the server that is measured. Throws where an answer is
 * not 200.
 */
export async function measureRate(asked: Asked, clients: number, seconds: number): Promise<Rate> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  let bytes = 0;
  const visitor = async () => {
    const connection = await open(asked);
    try {
      while (performance.now() < end) {
        const start = performance.now();
        bytes = await connection.ask(asked.path);
        times.push(performance.now() - start);
      }
    } finally {
      connection.close();
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: clients }, visitor));
  return { perSecond: (times.length * 1000) / (performance.now() - begun), times, bytes };
}

/** One connection, which asks for one thing at a time. What comes in pieces (a document that is just composed) has no length. */
async function open({ port, host }: Omit<Asked, 'path'>) {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opened = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(opened)).once('error', reject);
  });
  let answer: { resolve(bytes: number): void; reject(error: Error): void } | undefined;
  let head: Buffer = Buffer.alloc(0);
  let isInHead = true;
  /** Undefined of an answer in pieces. */
  let length: number | undefined;
  let read = 0;

  socket.on('data', (data: Buffer) => {
    let body = data;
    if (isInHead) {
      head = Buffer.concat([head, data]);
      const at = head.indexOf(endOfHead);
      if (at < 0) return;
      const text = head.toString('latin1', 0, at);
      if (!text.startsWith('HTTP/1.1 200')) return answer?.reject(new Error(text));
      const said = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      length = said === undefined ? undefined : Number(said);
      body = head.subarray(at + endOfHead.length);
      head = Buffer.alloc(0);
      isInHead = false;
      read = 0;
    }
    read += body.length;
    if (length === undefined ? !body.subarray(-endOfPieces.length).equals(endOfPieces) : read < length) return;
    isInHead = true;
    answer?.resolve(length ?? read);
  });
  const broken = () => answer?.reject(new Error(`The connection to port ${port} was closed`));
  socket.on('error', broken).on('close', broken);
  const headers = `Host: ${host}\r\nAccept: text/html\r\nAccept-Encoding: gzip, br\r\n`;

  return {
    /** The bytes of the body. */
    ask: (path: string) =>
      new Promise<number>((resolve, reject) => {
        answer = { resolve, reject };
        socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n`);
      }),
    close: () => socket.destroy(),
  };
}
