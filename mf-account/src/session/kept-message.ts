/** A sentence of the content system that the next page shows (R421), across the page load that may follow. */
const key = 'keptMessage';

export function keepMessage(message: string): void {
  try {
    sessionStorage.setItem(key, message);
  } catch {
    // Some browsers keep nothing for sites: the next page explains itself without the message.
  }
}

/** The sentence, once. */
export function takeMessage(): string {
  try {
    const message = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return message;
  } catch {
    return '';
  }
}
