import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, with the few things that every browser has and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of ['TextEncoder', 'TextDecoder', 'Response', 'Request', 'Headers', 'fetch', 'structuredClone']) {
      this.global[name] ??= globalThis[name];
    }
    const { Element, HTMLDialogElement } = this.global;
    this.global.matchMedia ??= (media) => Object.assign(new this.global.EventTarget(), { media, matches: false });
    this.global.ResizeObserver ??= SizesThatStay;
    Element.prototype.getAnimations ??= () => [];
    Element.prototype.scrollIntoView ??= () => {};
    HTMLDialogElement.prototype.showModal ??= showModal;
    HTMLDialogElement.prototype.close ??= close;
  }
}

/** Nothing has a size there, so nothing changes it. */
class SizesThatStay {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const openers = new WeakMap();

/** A modal takes the focus, and gives it back. */
function showModal() {
  openers.set(this, this.ownerDocument.activeElement);
  this.open = true;
  this.querySelector('button')?.focus();
}

function close() {
  if (!this.open) return;
  this.open = false;
  openers.get(this)?.focus();
  this.ownerDocument.defaultView.queueMicrotask(() =>
    this.dispatchEvent(new this.ownerDocument.defaultView.Event('close')),
  );
}
