import { BehaviorSubject, type Observable, Subject } from 'rxjs';
import { type Events, initialStates, type States } from './topics.ts';

/** The only channel between parts of different remotes: shared state and named events, both typed. */
export interface Bus {
  state<Topic extends keyof States>(topic: Topic): Observable<States[Topic]>;
  current<Topic extends keyof States>(topic: Topic): States[Topic];
  set<Topic extends keyof States>(topic: Topic, value: States[Topic]): void;
  emit<Name extends keyof Events>(name: Name, payload: Events[Name]): void;
  on<Name extends keyof Events>(name: Name): Observable<Events[Name]>;
}

type Topics = { [Topic in keyof States]: BehaviorSubject<States[Topic]> };
type Channels = { [Name in keyof Events]: Subject<Events[Name]> };

/** Makes the bus that the shell hands to every part; `initial` overrides the starting state. */
export function createBus(initial: Partial<States> = {}): Bus {
  const start = { ...initialStates, ...initial };
  const topics: Topics = {
    auth: new BehaviorSubject(start.auth),
    popin: new BehaviorSubject(start.popin),
    overlay: new BehaviorSubject(start.overlay),
    header: new BehaviorSubject(start.header),
    main: new BehaviorSubject(start.main),
    search: new BehaviorSubject(start.search),
    wishlists: new BehaviorSubject(start.wishlists),
    filters: new BehaviorSubject(start.filters),
  };
  const channels: Channels = {
    'shell:navigated': new Subject(),
    'shell:part-failed': new Subject(),
    'account:signed-in': new Subject(),
    'account:signed-out': new Subject(),
    'search:submitted': new Subject(),
  };

  return {
    state: (topic) => topics[topic].asObservable(),
    current: (topic) => topics[topic].value,
    set: (topic, value) => topics[topic].next(value),
    emit: (name, payload) => channels[name].next(payload),
    on: (name) => channels[name].asObservable(),
  };
}
