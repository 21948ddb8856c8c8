import fc from 'fast-check';

export const tabs = ['first tab', 'second tab', 'other browser'] as const;
export type TabName = (typeof tabs)[number];
export type ClientName = TabName | 'without scripts';

/** What the line does to the write of a step. `offline`: it is down from then on, for the whole browser. */
export type Line = 'works' | 'call lost' | 'answer lost' | 'offline';

export type Step = { by: ClientName; line: Line } & (
  | { does: 'save' | 'take off' | 'take off and undo'; product: string; list: number }
  | { does: 'rename'; list: number; title: string }
  | { does: 'make a list' | 'make and delete a list'; title: string }
  | { does: 'save on the full list'; product: string }
  | { does: 'close and open' | 'come back online' }
  | { does: 'sign out everywhere' | 'change the password' | 'save as a guest'; product: string }
);

const clients = [...tabs, 'without scripts'] as const;
const perClient = 4;
/** Products that one client alone touches, so that its last word is the only one; then two that all touch. */
const productOf = (client: ClientName, number: number): string =>
  number < perClient
    ? `G-${clients.indexOf(client) * perClient + number}`
    : `G-${clients.length * perClient + number - perClient}`;
/** How many products the clients touch. */
export const touched = clients.length * perClient + 2;

const line = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Line>('works') },
  { weight: 1, arbitrary: fc.constant<Line>('call lost') },
  { weight: 2, arbitrary: fc.constant<Line>('answer lost') },
  { weight: 1, arbitrary: fc.constant<Line>('offline') },
);
const name = fc.stringMatching(/^[A-Z][a-z]{5,8}$/);

function stepsOf(by: ClientName): fc.Arbitrary<Step> {
  const product = fc.nat(perClient + 1).map((number) => productOf(by, number));
  const base = { by: fc.constant(by), line };
  const edit = (does: 'save' | 'take off' | 'take off and undo') =>
    fc.record({ ...base, does: fc.constant(does), product, list: fc.nat(1) });
  const own = fc.nat(perClient - 1).map((number) => productOf(by, number));
  const all: { weight: number; arbitrary: fc.Arbitrary<Step> }[] = [
    { weight: 6, arbitrary: edit('save') },
    { weight: 5, arbitrary: edit('take off') },
    { weight: 1, arbitrary: fc.record({ ...base, does: fc.constant('rename'), list: fc.nat(1), title: name }) },
    {
      weight: 1,
      arbitrary: fc.record({ ...base, does: fc.constantFrom('make a list', 'make and delete a list'), title: name }),
    },
    { weight: 1, arbitrary: fc.record({ ...base, does: fc.constant('save on the full list'), product: own }) },
  ];
  if (by !== 'without scripts')
    all.push(
      { weight: 2, arbitrary: edit('take off and undo') },
      { weight: 2, arbitrary: fc.record({ ...base, does: fc.constant('close and open') }) },
      { weight: 2, arbitrary: fc.record({ ...base, does: fc.constant('come back online') }) },
    );
  return fc.oneof(...all);
}

/** What happens to the account: each once or more, whatever the seed. */
const rare = ['sign out everywhere', 'change the password', 'save as a guest'] as const;

/** So many random steps; the same for the same seed. */
export function planOf(seed: number, count: number): Step[] {
  const step = fc.oneof(...clients.map(stepsOf));
  const [steps = []] = fc.sample(fc.array(step, { minLength: count, maxLength: count, size: 'max' }), {
    seed,
    numRuns: 1,
  });
  return steps.map((one, at) => {
    const [part, product] = [at % 16, productOf('first tab', Math.floor(at / 16) % perClient)];
    // Before a session ends something waits for the line, in a tab of another browser.
    if (part === 13) return { by: 'first tab', line: 'works', does: 'save', product, list: 1 };
    if (part === 14) return { by: 'first tab', line: 'offline', does: 'take off', product, list: 1 };
    if (part !== 15) return one;
    const does = rare[Math.floor(at / 16) % rare.length] ?? 'save as a guest';
    return { by: 'other browser', line: one.line, does, product: productOf('other browser', at % perClient) };
  });
}
