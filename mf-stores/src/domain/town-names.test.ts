import { type Box, nameable, type Town } from './town-names.ts';

const map = { right: 400, bottom: 300 };
const gent: Town = { name: 'Gent', x: 200, y: 150 };
const around = ({ x, y }: Town, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
});

it('names a town where it lies', () => {
  expect(nameable([gent], [], map)).toEqual([{ ...gent, below: 0 }]);
});

it('names a town close under the mark that covers it', () => {
  expect(nameable([gent], [around(gent, 10)], map)).toEqual([{ ...gent, below: 18 }]);
});

it('names a town above a mark where something else is below', () => {
  const covered = [around(gent, 20), around({ ...gent, y: gent.y + 30 }, 14)];
  expect(nameable([gent], covered, map)).toEqual([{ ...gent, below: -30 }]);
});

it('leaves out a town whose name would lie over a larger one’s, wherever both stand', () => {
  const aalst = { name: 'Aalst', x: 210, y: 190 };
  // Gent has to go down to where Aalst would be, and Aalst finds no other place.
  const covered = [around({ ...gent, y: gent.y - 15 }, 30), around({ ...aalst, y: aalst.y + 30 }, 30)];
  expect(nameable([gent, aalst], covered, map).map(({ name }) => name)).toEqual(['Gent']);
});

it.each([
  ['at the left', { x: 18 }, 0],
  ['beyond the left', { x: 17 }, undefined],
  ['at the right', { x: 382 }, 0],
  ['beyond the right', { x: 383 }, undefined],
  ['at the top', { y: 8 }, 0],
  ['beyond the top', { y: 7 }, 12],
  ['at the bottom', { y: 292 }, 0],
  ['beyond the bottom', { y: 293 }, -12],
])('names a town whole or not at all: %s', (_, moved, expected) => {
  expect(nameable([{ ...gent, ...moved }], [], map).map(({ below }) => below)).toEqual(
    [expected].flatMap((one) => one ?? []),
  );
});

const name = { left: 182, top: 142, right: 218, bottom: 158 };
it.each<[string, Box]>([
  ['left', { ...name, left: 0, right: 182 }],
  ['right', { ...name, left: 218, right: 300 }],
  ['top', { ...name, top: 0, bottom: 142 }],
  ['bottom', { ...name, top: 158, bottom: 200 }],
])('names a town beside what only touches its name at the %s', (_, beside) => {
  expect(nameable([gent], [beside], map)).toEqual([{ ...gent, below: 0 }]);
});

it.each([
  ['left', { x: gent.x - 48 }, { x: gent.x - 47 }],
  ['right', { x: gent.x + 48 }, { x: gent.x + 47 }],
  ['top', { y: gent.y - 28 }, { y: gent.y - 27 }],
  ['bottom', { y: gent.y + 28 }, { y: gent.y + 27 }],
])('keeps twelve pixels between two names at the %s', (_, apart, near) => {
  const besideOf = (moved: Partial<Town>) => nameable([gent, { ...gent, name: 'Mere', ...moved }], [], map)[1]?.below;
  expect(besideOf(apart)).toBe(0);
  expect(besideOf(near)).not.toBe(0);
});

it('keeps names apart whose letters are twice as large', () => {
  const brugge = { name: 'Brugge', x: 260, y: 150 };
  expect(nameable([gent, brugge], [], map)).toEqual([gent, brugge].map((town) => ({ ...town, below: 0 })));
  expect(nameable([gent, brugge], [], map, 2).map(({ below }) => below)).toEqual([0, 48]);
});
