import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, with the few things that every browser has and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of ['TextEncoder', 'TextDecoder', 'Response', 'Request', 'Headers', 'fetch', 'structuredClone']) {
      this.global[name] ??= globalThis[name];
    }
    const { Element, EventTarget, HTMLDialogElement } = this.global;
    this.global.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false });
    this.global.IntersectionObserver ??= QuietObserver;
    this.global.ResizeObserver ??= QuietObserver;
    Element.prototype.getAnimations ??= () => [];
    Element.prototype.scrollIntoView ??= () => {};
    HTMLDialogElement.prototype.showModal ??= showModal;
    HTMLDialogElement.prototype.close ??= close;
  }
}

/** Nothing is laid out in jsdom: nothing comes into view, and nothing changes its size. */
class QuietObserver {
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
