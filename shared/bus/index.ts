import { Observable, Subject } from 'rxjs';
import { type Events, eventContracts, initialStates, type States } from './topics.ts';

export * from './topics.ts';

/** The only channel between parts of different remotes: shared state and named events, both typed. */
export interface Bus {
  state<Topic extends keyof States>(topic: Topic): Observable<States[Topic]>;
  current<Topic extends keyof States>(topic: Topic): States[Topic];
  /** The state that the document was rendered with, whatever it is by now: a part hydrates as that. Older shells have none. */
  initial?<Topic extends keyof States>(topic: Topic): States[Topic];
  set<Topic extends keyof States>(topic: Topic, value: States[Topic]): void;
  /** Events of different majors never meet: the platform adds the majors of sender and subscriber. */
  emit<Name extends keyof Events>(name: Name, payload: Events[Name], major?: number): void;
  on<Name extends keyof Events>(name: Name, major?: number): Observable<Events[Name]>;
}

type Emitted<Name extends keyof Events> = { name: Name; major: number; payload: Events[Name] };

/** Makes the bus that the shell hands to every part; `initial` overrides the starting state. */
export function createBus(initial: Partial<States> = {}): Bus {
  const first: States = { ...initialStates, ...initial };
  let states = first;
  const changed = new Subject<keyof States>();
  const emitted = new Subject<Emitted<keyof Events>>();

  return {
    state: (topic) =>
      new Observable((subscriber) => {
        const subscription = changed.subscribe((one) => {
          if (one === topic) subscriber.next(states[topic]);
        });
        subscriber.next(states[topic]);
        return subscription;
      }),
    current: (topic) => states[topic],
    initial: (topic) => first[topic],
    set: (topic, value) => {
      states = { ...states, [topic]: value };
      changed.next(topic);
    },
    emit: (name, payload, major = eventContracts[name]) => emitted.next({ name, major, payload }),
    on: <Name extends keyof Events>(name: Name, major: number = eventContracts[name]) => {
      const isOne = (event: Emitted<keyof Events>): event is Emitted<Name> =>
        event.name === name && event.major === major;
      return new Observable<Events[Name]>((subscriber) =>
        emitted.subscribe((event) => {
          if (isOne(event)) subscriber.next(event.payload);
        }),
      );
    },
  };
}
