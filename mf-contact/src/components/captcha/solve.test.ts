import { solveChallenge } from 'altcha-lib';
import { solve } from './solve.ts';

jest.mock('altcha-lib', () => ({ solveChallenge: jest.fn() }));
const work = jest.mocked(solveChallenge);
const challenge = { parameters: {} };

it('answers the challenge with its solution, as the gateway reads them', async () => {
  work.mockResolvedValueOnce({ counter: 3, derivedKey: 'ab' });
  expect(JSON.parse(await solve(challenge))).toEqual({ challenge, solution: { counter: 3, derivedKey: 'ab' } });
});

it('throws where the work is not done in time', async () => {
  work.mockResolvedValueOnce(null);
  await expect(solve(challenge)).rejects.toThrow('not solved in time');
});

it('does no work for what is no challenge', async () => {
  work.mockClear();
  await expect(solve({})).rejects.toThrow('no challenge');
  expect(work).not.toHaveBeenCalled();
});
