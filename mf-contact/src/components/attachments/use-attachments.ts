import { useEffect, useRef, useState } from 'react';
import { hasCode, minutesToWait } from 'shared/errors';
import { usePlatform } from 'shared/platform';
import { checkSelection, type Judged } from '../../domain/files.ts';
import { readFiles, storeFiles } from '../form/draft.ts';

/** Why a file did not arrive; each has its sentence. */
type SendProblem = 'file-refused' | 'file-too-large' | 'file-too-often' | 'file-failed';

function sendProblemOf(error: unknown): SendProblem {
  if (hasCode(error, 'upload-too-large')) return 'file-too-large';
  if (hasCode(error, 'upload-refused')) return 'file-refused';
  return hasCode(error, 'too-often') ? 'file-too-often' : 'file-failed';
}

/** A file of the message, being uploaded or uploaded. */
export interface Attachment {
  key: number;
  name: string;
  /** In bytes. */
  size: number;
  /** For another try; a file that was restored with the draft has none. */
  file?: File;
  thumbnail?: string;
  /** The share that has been sent, from 0 to 1. */
  sent: number;
  /** The server's id, once it is uploaded. */
  id?: string;
  /** When it was uploaded, in ms since 1970. */
  at?: number;
  problem?: SendProblem;
  /** How long to wait before it is tried again. */
  minutes?: number;
}

export interface Attachments {
  list: readonly Attachment[];
  /** The files of the last selection that are not accepted. */
  refused: Judged<File>['refused'];
  add(files: readonly File[]): void;
  /** Cancels the upload, or deletes the file on the server. */
  remove(key: number): void;
  retry(key: number): void;
  /** Waits for all uploads; answers the ids, or undefined where one failed. */
  arrived(): Promise<string[] | undefined>;
  /** Forgets all files, and says so: the server has them no longer. */
  expire(): void;
  /** Forgets all files: they belong to a sent message now. */
  clear(): void;
}

interface Sending {
  done: Promise<string | undefined>;
  cancel(): void;
}

/**
 * The files of a message. Each is uploaded when it is picked, so that the visitor can replace what the server refuses.
 */
export function useAttachments(): Attachments {
  const { uploads } = usePlatform();
  const [list, setList] = useState<readonly Attachment[]>([]);
  const [refused, setRefused] = useState<Attachments['refused']>([]);
  const sendings = useRef(new Map<number, Sending>());
  const lastKey = useRef(0);

  const change = (key: number, to: Partial<Attachment>) =>
    setList((before) => before.map((one) => (one.key === key ? { ...one, ...to } : one)));

  function send(key: number, file: File) {
    const controller = new AbortController();
    const done = uploads
      .send(file, (sent) => change(key, { sent }), controller.signal)
      .then(
        (id) => {
          change(key, { id, at: Date.now(), sent: 1 });
          return id;
        },
        (error) => {
          change(key, { problem: sendProblemOf(error), minutes: minutesToWait(error) });
          return undefined;
        },
      );
    sendings.current.set(key, { done, cancel: () => controller.abort() });
  }

  // They are restored with the draft.
  const isRestored = useRef(false);
  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    const { there, expired } = readFiles(Date.now());
    setList(
      there.map((file) => {
        lastKey.current += 1;
        return { ...file, key: lastKey.current, sent: 1 };
      }),
    );
    setRefused(expired.map(({ name }) => ({ name, why: 'file-expired' })));
  }, []);
  useEffect(() => {
    storeFiles(list.flatMap(({ id, name, size, at = 0 }) => (id ? [{ id, name, size, at }] : [])));
  }, [list]);

  // Leaving the page aborts what is being uploaded.
  useEffect(() => {
    const all = sendings.current;
    return () => {
      for (const { cancel } of all.values()) cancel();
    };
  }, []);

  function forget(told: Attachments['refused']) {
    sendings.current.clear();
    setList([]);
    setRefused(told);
  }

  return {
    list,
    refused,
    add(files) {
      const judged = checkSelection(files, list.length);
      setRefused(judged.refused);
      for (const file of judged.taken) {
        lastKey.current += 1;
        const key = lastKey.current;
        setList((before) => [...before, { key, file, name: file.name, size: file.size, sent: 0 }]);
        send(key, file);
        void thumbnailOf(file).then((thumbnail) => change(key, { thumbnail }));
      }
    },
    remove(key) {
      const sending = sendings.current.get(key);
      sendings.current.delete(key);
      setList((before) => before.filter((one) => one.key !== key));
      setRefused([]);
      sending?.cancel();
      const given = list.find((one) => one.key === key)?.id;
      void (sending?.done ?? Promise.resolve(given)).then((id) => (id ? uploads.remove(id) : undefined));
    },
    retry(key) {
      const again = list.find((one) => one.key === key);
      if (!again?.file) return;
      change(key, { problem: undefined, sent: 0 });
      send(key, again.file);
    },
    async arrived() {
      const ids = await Promise.all(list.map(({ key, id }) => sendings.current.get(key)?.done ?? id));
      const known = ids.filter((id) => id !== undefined);
      return known.length === ids.length ? known : undefined;
    },
    expire: () => forget(list.map(({ name }) => ({ name, why: 'file-expired' }))),
    clear: () => forget([]),
  };
}

const edge = 96;

/** A thumbnail as a `data:` URL; undefined for what the browser cannot decode, as a PDF. */
async function thumbnailOf(file: File): Promise<string | undefined> {
  if (!file.type.startsWith('image/')) return undefined;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = edge / Math.min(bitmap.width, bitmap.height);
    const [width, height] = [bitmap.width * scale, bitmap.height * scale];
    const canvas = document.createElement('canvas');
    canvas.width = edge;
    canvas.height = edge;
    canvas.getContext('2d')?.drawImage(bitmap, (edge - width) / 2, (edge - height) / 2, width, height);
    bitmap.close();
    return canvas.toDataURL('image/webp', 0.8);
  } catch {
    return undefined;
  }
}
