import fc from 'fast-check';
import { combinationOf, flow, noOption, type Question, queryBackTo, queryWith } from './mirror-finder.ts';

const answer = (value: string, goTo?: string) => ({ value, goTo });
const dimensions = ['2a', '2b', '2c'].map((value) => answer(value, 'options'));
const options: Question = {
  id: 'options',
  first: false,
  type: 'multi',
  answers: [answer('3c'), answer('3a', 'lighting'), answer('3b')],
};
/** The questions in the order in which section J asks them. */
const steps: Question[] = [
  {
    id: 'style',
    first: true,
    type: 'single',
    answers: [answer('1a', 'dimension-organic'), answer('1b', 'dimension-geometric')],
  },
  { id: 'dimension-organic', first: false, type: 'single', answers: dimensions },
  { id: 'dimension-geometric', first: false, type: 'single', answers: dimensions },
  options,
  { id: 'lighting', first: false, type: 'single', answers: [answer('4a'), answer('4b')] },
];
const currentOf = (query: Record<string, string>) => flow(steps, query).current?.id;
const combinationIn = (query: Record<string, string>) => combinationOf(flow(steps, query).answered);

describe('the way through the mirror finder', () => {
  it('begins with the style, and each style has its own widths (R242)', () => {
    expect(currentOf({})).toBe('style');
    expect(currentOf({ style: '1a' })).toBe('dimension-organic');
    expect(currentOf({ style: '1b' })).toBe('dimension-geometric');
  });

  it('leads from every width to the options (R243)', () => {
    for (const code of ['2a', '2b', '2c'])
      expect(currentOf({ style: '1a', 'dimension-organic': code })).toBe('options');
  });

  it('asks for the lighting wherever it is among the options, and ends otherwise (R244, C38)', () => {
    const query = (options: string) => ({ style: '1b', 'dimension-geometric': '2b', options });
    for (const options of ['3a', '3b,3a', '3c,3a,3b']) expect(currentOf(query(options))).toBe('lighting');
    for (const options of ['3b', '3c', '3c,3b', noOption]) expect(currentOf(query(options))).toBeUndefined();
  });

  it('puts the codes together, those of the options sorted (R246)', () => {
    const query = { style: '1a', 'dimension-organic': '2c', options: '3c,3a', lighting: '4b' };
    expect(combinationIn(query)).toBe('1a2c3a3c4b');
    expect(combinationIn({ ...query, options: noOption })).toBe('1a2c');
  });

  it('reads the options of a form that was sent without scripts', () => {
    const query = { style: '1a', 'dimension-organic': '2a', options: noOption, '3c': 'on', '3b': 'on' };
    expect(combinationIn(query)).toBe('1a2a3b3c');
  });

  it('leads back to a question and keeps the answers before it', () => {
    const { answered } = flow(steps, { style: '1a', 'dimension-organic': '2a', options: '3b' });
    expect(queryBackTo(answered, 'options')).toEqual({ style: '1a', 'dimension-organic': '2a' });
    expect(queryBackTo(answered, 'style')).toEqual({});
  });

  it('asks again for an answer that it does not know', () => {
    expect(currentOf({ style: '9z' })).toBe('style');
    expect(currentOf({ style: '' })).toBe('style');
  });
});

const anyCodes = fc.array(fc.constantFrom('1a', '1b', '2a', '2b', '3a', '3b', '3c', '4a', '9z'), { maxLength: 4 });
const anyQuery = fc.dictionary(fc.constantFrom(...steps.map(({ id }) => id), '3a', 'page'), anyCodes.map(String));

describe('whatever an address holds', () => {
  it('the finder stands at a question or has all its answers, and no question is asked twice', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { answered } = flow(steps, query);
        const asked = answered.map(({ step }) => step.id);
        expect(new Set(asked).size).toBe(asked.length);
        expect(combinationOf(answered)).toMatch(/^(1[ab](2[abc](3a)?(3b)?(3c)?(4[ab])?)?)?$/);
      }),
    );
  });

  it('its answers written anew mean the same, and one more leads on', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { answered, current } = flow(steps, query);
        if (!current) return;
        const [first] = current.answers;
        const codes = first && current.type === 'single' ? [first.value] : [];
        const next = flow(steps, queryWith(answered, current, codes));
        expect(next.answered.map(({ step }) => step.id)).toEqual([...answered.map(({ step }) => step.id), current.id]);
      }),
    );
  });

  it('the order in which options were ticked does not matter', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['3a', '3b', '3c']), (ticked) => {
        const { answered } = flow(steps, { style: '1a', 'dimension-organic': '2b' });
        const query = queryWith(answered, options, ticked);
        expect(combinationIn(query)).toBe(`1a2b${ticked.toSorted().join('')}`);
      }),
    );
  });

  it('a circle in the questions ends', () => {
    const circle = [{ id: 'a', first: true, type: 'single', answers: [answer('1', 'a')] }];
    expect(flow(circle, { a: '1' })).toEqual({ answered: [{ step: circle[0], codes: ['1'] }] });
  });
});
