import { BehaviorSubject, type Observable, Subject } from 'rxjs';
import { type Events, eventContracts, initialStates, type States } from './topics.ts';

/** The only channel between parts of different remotes: shared state and named events, both typed. */
export interface Bus {
  state<Topic extends keyof States>(topic: Topic): Observable<States[Topic]>;
  current<Topic extends keyof States>(topic: Topic): States[Topic];
  set<Topic extends keyof States>(topic: Topic, value: States[Topic]): void;
  /** Events of different majors never meet: the platform adds the majors of sender and subscriber. */
  emit<Name extends keyof Events>(name: Name, payload: Events[Name], major?: number): void;
  on<Name extends keyof Events>(name: Name, major?: number): Observable<Events[Name]>;
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
  const byMajor = new Map<number, Channels>();
  const channels = (name: keyof Events, major: number = eventContracts[name]): Channels => {
    const known = byMajor.get(major) ?? newChannels();
    byMajor.set(major, known);
    return known;
  };

  return {
    state: (topic) => topics[topic].asObservable(),
    current: (topic) => topics[topic].value,
    set: (topic, value) => topics[topic].next(value),
    emit: (name, payload, major) => channels(name, major)[name].next(payload),
    on: (name, major) => channels(name, major)[name].asObservable(),
  };
}

const newChannels = (): Channels => ({
  'shell:navigated': new Subject(),
  'shell:part-failed': new Subject(),
  'account:signed-in': new Subject(),
  'account:signed-out': new Subject(),
  'search:submitted': new Subject(),
});
