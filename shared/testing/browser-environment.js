import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, with the few things that every browser has and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of ['TextEncoder', 'TextDecoder', 'Response', 'Request', 'Headers', 'fetch', 'structuredClone']) {
      this.global[name] ??= globalThis[name];
    }
  }
}
