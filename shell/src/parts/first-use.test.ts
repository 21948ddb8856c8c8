import { onFirstUse } from './first-use.ts';

let comesNear = (_: boolean) => {};
class Observer {
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    comesNear = (isIntersecting) => seen([{ isIntersecting }]);
  }
  observe() {}
  disconnect() {
    comesNear = () => {};
  }
}
beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Observer }));

/** A part as the server rendered it; `ready` makes it alive. */
function openPart() {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<button><span>Save</span></button><a href="#more">More</a>';
  const [button, link] = [root.querySelector('span'), root.querySelector('a')];
  if (!button || !link) throw new Error('The part is empty');
  let ready = () => {};
  const start = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        ready = resolve;
      }),
  );
  const stop = onFirstUse(root, start);
  const clicked = jest.fn();
  root.querySelector('button')?.addEventListener('click', clicked);
  return { root, button, link, start, stop, clicked, ready: () => ready() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('starts once: where it comes near, or where it is touched', async () => {
  const near = openPart();
  comesNear(false);
  expect(near.start).not.toHaveBeenCalled();
  comesNear(true);
  comesNear(true);
  expect(near.start).toHaveBeenCalledTimes(1);
  const touched = openPart();
  for (const touch of ['pointerdown', 'focusin', 'keydown'])
    touched.button.dispatchEvent(new Event(touch, { bubbles: true }));
  expect(touched.start).toHaveBeenCalledTimes(1);
});

it('holds a click back until the part is alive, and then makes it once', async () => {
  const { button, clicked, ready } = openPart();
  button.click();
  await settled();
  expect(clicked).not.toHaveBeenCalled();
  ready();
  await settled();
  expect(clicked).toHaveBeenCalledTimes(1);
  button.click();
  expect(clicked).toHaveBeenCalledTimes(2);
});

it('lets a link lead where it leads, at once', () => {
  const { link, root } = openPart();
  const followed = jest.fn();
  root.addEventListener('click', (event) => {
    followed(event.defaultPrevented);
    event.preventDefault();
  });
  link.click();
  expect(followed).toHaveBeenCalledWith(false);
});

it('waits no longer once it is stopped', () => {
  const { button, stop, start, clicked } = openPart();
  stop();
  button.click();
  expect(start).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledTimes(1);
});
