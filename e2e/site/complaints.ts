import type { BrowserContext } from '@playwright/test';

/** Console warnings that depend on the machine's speed: about unused preloads, and parts that take 3 s to start. */
const ofSlowMachines = [
  'was preloaded using link preload but not used within a few seconds',
  'single-spa minified message #31',
];

/** What the browser says of a line that is cut, with the address. */
export const lineIsCut = /^Failed to load resource: net::ERR_/;

/** What the log says of a part of `remote` that fails in the browser. */
export const failureOf = (remote: string): RegExp => new RegExp(`${remote}/[\\w-]+ (?:\\S+ )?failed in composition`);

/** What the browser says of files of a remote that are missing, or not those of the release. */
export const refusedFilesOf = (remote: string): RegExp =>
  new RegExp(`^404 \\S+/releases/${remote}/|valid digest .*/releases/${remote}/`);

/** Console errors and warnings, uncaught errors and refused requests (as `404 http://…`) of all tabs of a test. */
export class Complaints {
  readonly all: string[] = [];
  private readonly expected: RegExp[] = [];
  private readonly allowed: RegExp[] = [];

  /** Says what the test causes itself: each of these is complained of before it ends. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** Says what else its faults may cause, by the machine's speed. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /** What nobody expects, and what is expected in vain. */
  surprises(): string[] {
    const foreseen = [...this.expected, ...this.allowed];
    const inVain = this.expected.filter((pattern) => !this.all.some((one) => pattern.test(one)));
    return [
      ...inVain.map((pattern) => `nothing was said of ${pattern}`),
      ...this.all.filter((one) => !foreseen.some((pattern) => pattern.test(one))),
    ];
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      const text = message.text();
      if (ofSlowMachines.some((one) => text.includes(one))) return;
      if (!text.startsWith('Failed to load resource')) return void this.all.push(text);
      const status = /responded with a status of (\d+)/.exec(text)?.[1];
      this.all.push(`${status ?? text} ${message.location().url}`);
    });
    context.on('weberror', (error) => this.all.push(String(error.error())));
    context.on('response', (response) => {
      if (response.status() >= 400) this.all.push(`${response.status()} ${response.url()}`);
    });
  }
}
