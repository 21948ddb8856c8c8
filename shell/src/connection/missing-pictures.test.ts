import { fetchMissingPictures } from './missing-pictures.ts';

let isBack: (() => void)[] = [];
jest.mock('./reachable.ts', () => ({ whenReachable: (work: () => void) => void isBack.push(work) }));
const asked = jest.spyOn(HTMLImageElement.prototype, 'src', 'set');
const picture = () => document.body.appendChild(Object.assign(document.createElement('img'), { alt: 'Une vasque' }));
const comeBack = () => {
  const works = isBack;
  isBack = [];
  for (const work of works) work();
};

/** What has come of a picture before scripts ran. */
const before = (state: { currentSrc: string; complete: boolean; naturalWidth: number }) => {
  const image = picture();
  for (const [name, value] of Object.entries(state)) Object.defineProperty(image, name, { value });
  return image;
};
const missing = before({ currentSrc: '/a.avif', complete: true, naturalWidth: 0 });
before({ currentSrc: '/a.avif', complete: true, naturalWidth: 300 });
before({ currentSrc: '/a.avif', complete: false, naturalWidth: 0 });
before({ currentSrc: '', complete: true, naturalWidth: 0 });

let atOnce: (() => void)[] = [];
beforeAll(() => {
  fetchMissingPictures();
  atOnce = isBack;
});
beforeEach(() => {
  isBack = [];
  asked.mockClear();
});

it('asks again for what did not come before scripts ran, and for nothing else', () => {
  isBack = atOnce;
  comeBack();
  expect(asked.mock.contexts).toEqual([missing]);
});

it('asks once for all pictures that did not come, when the site answers again', () => {
  for (const image of [picture(), picture(), picture()].slice(1)) image.dispatchEvent(new Event('error'));
  expect(asked).not.toHaveBeenCalled();
  expect(isBack).toHaveLength(1);
  comeBack();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('gives a picture up that never comes', () => {
  const image = picture();
  for (let time = 0; time < 10; time += 1) {
    image.dispatchEvent(new Event('error'));
    comeBack();
  }
  expect(asked).toHaveBeenCalledTimes(3);
});
