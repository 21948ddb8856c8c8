import type { Manifest } from 'shared/release';
import { anyPathOf, parametersIn } from 'shared/routes';

/** What a release agrees on with others, a line each: fragments, events and states with their types, and links. */
export function contractLines({ contract, routes }: Manifest): string[] {
  const { fragments = {}, events = {}, states = {} } = contract ?? {};
  const line = ([name, { type, major }]: [string, { type: string; major: number }]) => `${name}@${major} ${type}`;
  return [
    ...Object.entries(fragments).map(line),
    ...Object.entries(events).map(line),
    ...Object.entries(states).map((entry) => `state ${line(entry)}`),
    ...Object.values(routes).map((route) => `page ${[route.name, ...parametersIn(anyPathOf(route) ?? '')].join(' :')}`),
  ];
}
