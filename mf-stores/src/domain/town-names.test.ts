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

it('leaves out a town whose name the edge of the map would cut', () => {
  expect(nameable([{ ...gent, x: 10 }], [], map)).toEqual([]);
});

it('keeps names apart whose letters are twice as large', () => {
  const brugge = { name: 'Brugge', x: 255, y: 150 };
  expect(nameable([gent, brugge], [], map)).toEqual([gent, brugge].map((town) => ({ ...town, below: 0 })));
  expect(nameable([gent, brugge], [], map, 2).map(({ below }) => below)).toEqual([0, 48]);
});
