import { nextTask } from '../browser/index.ts';
import { onFirstUse } from './first-use.ts';

let near: (isIntersecting?: boolean) => void;
let observed: Element[];
beforeEach(() => {
  observed = [];
  document.body.innerHTML = '<div id="part"><button>Open</button><a href="#elsewhere">Away</a></div><p>Beside</p>';
  globalThis.IntersectionObserver = class {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      near = (isIntersecting = true) => seen([{ isIntersecting }]);
    }
    observe(element: Element) {
      observed.push(element);
    }
    disconnect() {
      near = () => {};
      observed = [];
    }
  } as never;
});

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

/** A part that is alive when `finish` is called. */
function waiting(options?: Parameters<typeof onFirstUse>[2]) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const start = jest.fn(() => promise);
  const stop = onFirstUse([element('#part')], start, options);
  return { start, stop, finish: resolve, fail: reject };
}

const clicksOn = (selector: string) => {
  const heard = jest.fn();
  element(selector).addEventListener('click', heard);
  return heard;
};

it('starts a part once, when it comes near or is touched', async () => {
  const { start, stop } = waiting();
  element('p').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  near(false);
  await nextTask();
  expect(start).not.toHaveBeenCalled();
  near();
  element('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(start).toHaveBeenCalledTimes(1);
  stop();
});

it('starts a part that has come near in a task of its own, where it still waits then', async () => {
  for (const stopsBefore of [false, true]) {
    const { start, stop } = waiting();
    near();
    if (stopsBefore) stop();
    expect(start).not.toHaveBeenCalled();
    await nextTask();
    expect(start).toHaveBeenCalledTimes(stopsBefore ? 0 : 1);
    stop();
  }
});

it('looks only when it counts that a part is near, where it still waits then', async () => {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const one = waiting({ ready });
  const other = waiting({ ready });
  one.stop();
  await Promise.resolve();
  expect(observed).toEqual([]);
  resolve();
  await nextTask();
  expect(observed).toHaveLength(3);
  other.stop();
  expect(observed).toEqual([]);
});

it('looks where the part is, and where what is in it is: that may stay in sight elsewhere', async () => {
  const { stop } = waiting();
  await Promise.resolve();
  expect(observed).toEqual([element('#part'), element('button'), element('a')]);
  stop();
});

it('makes a click once, when the part is alive', async () => {
  const { finish } = waiting();
  const clicked = clicksOn('button');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('button').dispatchEvent(event);
  expect([event.defaultPrevented, clicked.mock.calls.length]).toEqual([true, 0]);
  finish();
  await Promise.resolve();
  await Promise.resolve();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('leaves a link to another page alone, but for where it is told to hold it', async () => {
  const { stop } = waiting();
  const clicked = clicksOn('a');
  element('a').click();
  expect(clicked).toHaveBeenCalledTimes(1);
  stop();
  const { stop: stopHolding } = waiting({ holdsLinks: true });
  element('a').click();
  expect(clicked).toHaveBeenCalledTimes(1);
  stopHolding();
});

it('holds a link to another state of the page, but not where it is opened elsewhere', () => {
  const { stop } = waiting();
  element('a').toggleAttribute('data-in-page');
  const clicked = clicksOn('a');
  element('a').click();
  expect(clicked).not.toHaveBeenCalled();
  element('a').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  expect(clicked).toHaveBeenCalledTimes(1);
  stop();
});

it('tries again at the next touch after a try that failed', async () => {
  const start = jest.fn(() => Promise.reject(new Error('no network')));
  const stop = onFirstUse([element('#part')], start);
  const clicked = clicksOn('button');
  for (const times of [1, 2]) {
    element('button').click();
    expect([start.mock.calls.length, clicked.mock.calls.length]).toEqual([times, times - 1]);
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  }
  stop();
});

it('waits no longer once it is stopped', () => {
  const { start, stop } = waiting();
  const clicked = clicksOn('button');
  stop();
  near();
  element('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  element('button').click();
  expect(start).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('makes no click on what has gone meanwhile', async () => {
  const { finish } = waiting();
  const clicked = clicksOn('button');
  const button = element('button');
  button.click();
  button.remove();
  finish();
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  expect(clicked).not.toHaveBeenCalled();
});
