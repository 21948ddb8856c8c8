import { mockContent } from 'shared/testing';
import type { Box } from '../domain/town-names.ts';
import { marksDrawn } from './create-leaflet-map.ts';
import { nameTowns } from './name-towns.ts';
import { lyon, mapInPage, removeMaps } from './testing.ts';

const town = (name: string, geoloc = lyon) => ({ name, geoloc });
const names = () => [...document.querySelectorAll('.town')].map(({ textContent }) => textContent);
const below = () => [...document.querySelectorAll<HTMLElement>('.town span')].map(({ style }) => style.cssText);

let stop = () => {};
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  removeMaps();
  jest.useRealTimers();
});

/** A map whose towns are named as the content system answers. */
function named(answer: (variables: Record<string, unknown>) => object, covered: () => readonly Box[] = () => []) {
  const { map, element } = mapInPage();
  // jsdom does not hand sizes of letters down.
  element.style.fontSize = '16px';
  const Towns = jest.fn(answer);
  stop = nameTowns(map.leaflet, { content: mockContent({ Towns }) }, covered);
  return { map, element, Towns };
}
const wait = (ms = 250) => jest.advanceTimersByTimeAsync(ms);

it('names the towns of what the map shows once it has stood still for a moment', async () => {
  const { map, Towns } = named(() => ({ towns: [town('Lyon')] }));
  await wait(249);
  expect(Towns).not.toHaveBeenCalled();
  map.leaflet.panBy([10, 0], { animate: false });
  await wait(249);
  expect(Towns).not.toHaveBeenCalled();
  await wait(1);
  expect(Towns).toHaveBeenCalledTimes(1);
  const { south, north, west, east } = Object(Towns.mock.lastCall?.[0].bounds);
  expect([south < lyon.lat, north > lyon.lat, west < lyon.lng, east > lyon.lng]).toEqual([true, true, true, true]);
  expect(names()).toEqual(['Lyon']);
  expect(document.querySelector('.town')).not.toHaveAttribute('tabindex');
  expect(document.querySelector('.town')).not.toHaveClass('leaflet-interactive');
});

it('asks again where the map was moved, and shows the latest towns only, in whatever order answers come', async () => {
  const answers: ((towns: object[]) => void)[] = [];
  const { map } = named(() => ({ towns: () => new Promise((resolve) => answers.push(resolve)) }));
  await wait();
  map.leaflet.panBy([10, 0], { animate: false });
  await wait();
  answers[1]?.([town('Villeurbanne')]);
  await wait(0);
  answers[0]?.([town('Lyon')]);
  await wait(0);
  expect(names()).toEqual(['Villeurbanne']);
});

it('puts a name elsewhere where marks have been drawn over it', async () => {
  let covered: Box[] = [];
  const { map } = named(
    () => ({ towns: [town('Lyon')] }),
    () => covered,
  );
  await wait();
  expect(below()).toEqual(['--below: 0px;']);
  covered = [{ left: 390, top: 310, right: 410, bottom: 330 }];
  map.leaflet.fire(marksDrawn);
  expect(below()).toEqual(['--below: 18px;']);
});

it('keeps names as far apart as their letters are large', async () => {
  const { map, element } = named(() => ({
    towns: [town('Lyon'), town('Bron', { lat: lyon.lat, lng: lyon.lng + 0.075 })],
  }));
  await wait();
  expect(below()).toEqual(['--below: 0px;', '--below: 0px;']);
  element.style.fontSize = '32px';
  map.leaflet.fire(marksDrawn);
  expect(below()).toEqual(['--below: 0px;', '--below: 48px;']);
});

it('does not ask what is covered where there are no towns', async () => {
  const covered = jest.fn(() => []);
  named(() => ({ towns: [] }), covered);
  await wait();
  expect(covered).not.toHaveBeenCalled();
});

it('leaves the map as it is where the towns do not come', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => {});
  named(() => {
    throw new Error('The network is away');
  });
  await wait();
  expect(names()).toEqual([]);
  expect(info).toHaveBeenCalledTimes(1);
  info.mockRestore();
});

describe('once it is stopped', () => {
  it('neither asks nor names anew', async () => {
    const covered = jest.fn(() => []);
    const { map, Towns } = named(() => ({ towns: [town('Lyon')] }), covered);
    await wait();
    map.leaflet.panBy([10, 0], { animate: false });
    covered.mockClear();
    stop();
    map.leaflet.panBy([10, 0], { animate: false });
    map.leaflet.fire(marksDrawn);
    await wait();
    expect(Towns).toHaveBeenCalledTimes(1);
    expect(covered).not.toHaveBeenCalled();
  });

  it('drops an answer that is still on its way', async () => {
    let answer = (_: object[]) => {};
    named(() => ({
      towns: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    }));
    await wait();
    stop();
    answer([town('Lyon')]);
    await wait(0);
    expect(names()).toEqual([]);
  });
});
