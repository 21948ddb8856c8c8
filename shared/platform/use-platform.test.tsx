import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type Bus, createBus, initialStates, isTopic, type States } from '../bus/index.ts';
import { fakePlatform } from '../testing/index.ts';
import { PlatformContext, useBusState, usePlatform } from './use-platform.ts';

function Shown({ topic }: { topic: keyof States }) {
  const state = JSON.stringify(useBusState(topic));
  return state === JSON.stringify(initialStates[topic]) ? <i>as at first</i> : <b>{state}</b>;
}

const part = (topic: keyof States, bus: Bus) => (
  <PlatformContext value={fakePlatform({ bus }).platform}>
    <Shown topic={topic} />
  </PlatformContext>
);

it.each(Object.keys(initialStates).filter(isTopic))(
  'hydrates as the document was rendered where %s has changed meanwhile, then shows the change',
  async (topic) => {
    const bus = createBus();
    const place = document.createElement('div');
    place.innerHTML = renderToString(part(topic, bus));
    expect(place).toHaveTextContent('as at first');
    const after = { ...initialStates[topic], changed: true };
    bus.set(topic, after);
    const mismatches: unknown[] = [];
    await act(async () => void hydrateRoot(place, part(topic, bus), { onRecoverableError: (e) => mismatches.push(e) }));
    expect(mismatches).toEqual([]);
    expect(place).toHaveTextContent(JSON.stringify(after));
  },
);

it('says of a component outside of a part that it is none', () => {
  const Outside = () => usePlatform().country;
  expect(() => renderToString(<Outside />)).toThrow('A component was rendered outside of a part');
});
