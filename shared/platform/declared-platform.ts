import { BehaviorSubject, Observable } from 'rxjs';
import { type Bus, initialStates, isTopic, type States, stateContracts } from '../bus/index.ts';
import { roleContract } from '../fragments/contracts.ts';
import { type Surface, undeclared, usedMajor } from '../surface/index.ts';
import { type Capability, isCapability, platformCapabilities, readOnlyCapabilities } from './capabilities.ts';
import type { Platform } from './platform.ts';

/**
 * The platform as a remote gets it: only what it declares. Everything else is refused: in development and in tests
 * by SiteError `contract-undeclared`; in production it is logged, and the remote gets an object that does nothing.
 */
export function declaredPlatform(platform: Platform, surface: Surface): Platform {
  const given: Platform = {
    ...platform,
    bus: declaredBus(platform.bus, surface),
    open(role, more) {
      if (surface.uses.includes(roleContract(role))) return platform.open(role, more);
      undeclared(surface.name, roleContract(role));
      return false;
    },
  };
  for (const name of Object.keys(platformCapabilities).filter(isCapability))
    if (usedMajor(surface.uses, `platform:${name}`) !== platformCapabilities[name])
      Object.defineProperty(given, name, { get: () => refusedCapability(surface, name), enumerable: false });
  return given;
}

function refusedCapability({ name }: Surface, capability: Capability) {
  undeclared(name, `platform:${capability}`);
  return readOnlyCapabilities[capability];
}

const made = new WeakMap<Surface, { of: Bus; declared: Bus }>();

/** Cached: components compare the bus by identity. */
function declaredBus(bus: Bus, surface: Surface): Bus {
  const known = made.get(surface);
  if (known?.of === bus) return known.declared;
  const declared = newBus(bus, surface);
  made.set(surface, { of: bus, declared });
  return declared;
}

function newBus(bus: Bus, { name: remote, uses, emits, sets, initial }: Surface): Bus {
  const majorOf = (declared: readonly string[], name: string): number => {
    const major = usedMajor(declared, name);
    if (major === undefined) undeclared(remote, name);
    // It is equal to no other, nor to itself: two remotes that declare nothing do not meet there.
    return major ?? Number.NaN;
  };
  /**
   * Whether to refuse a state: it has to be declared in the major that the tab's bus has. One that is newer than the tab's
   * shell is let through in any major, as the registry lets no two majors be live together. A state that is refused reads
   * as its initial value, and setting it changes nothing.
   */
  const refuses = (topic: keyof States, lists: readonly (readonly string[])[]): boolean => {
    const state = `state:${topic}`;
    const known = contractOf(topic)?.major;
    const majors = lists.flatMap((list) => usedMajor(list, state) ?? []);
    if (majors.some((major) => known === undefined || major === known)) return false;
    undeclared(remote, state);
    return true;
  };
  /** A state that is newer than the tab's shell begins as the remote knows it. */
  const first = <Topic extends keyof States>(topic: Topic): States[Topic] => initial?.[topic] ?? initialStates[topic];
  const stateOf = <Topic extends keyof States>(topic: Topic) =>
    new Observable<States[Topic]>((subscriber) =>
      bus.state(topic).subscribe((value: States[Topic] | undefined) => subscriber.next(value ?? first(topic))),
    );
  const readable = [uses, sets];
  return {
    state: (topic) => (refuses(topic, readable) ? new BehaviorSubject(first(topic)) : stateOf(topic)),
    current: (topic) => (refuses(topic, readable) ? first(topic) : (bus.current(topic) ?? first(topic))),
    initial: (topic) => (refuses(topic, readable) ? first(topic) : (bus.initial?.(topic) ?? first(topic))),
    emit: (name, payload) => bus.emit(name, payload, majorOf(emits, name)),
    on: (name) => bus.on(name, majorOf(uses, name)),
    set(topic, value) {
      if (refuses(topic, [sets])) return;
      if (!maySet(remote, topic)) return undeclared(remote, `state:${topic}, which others set: it`);
      const content = shownBy(value);
      if (content === undefined) return bus.set(topic, value);
      const major = usedMajor(uses, content);
      if (major === undefined) return undeclared(remote, content);
      bus.set(topic, { ...value, major });
    },
  };
}

/** The contract of a state; undefined for one that is newer than this code. */
const contractOf = (topic: keyof States): { major: number; setBy: readonly string[] | 'everyone' } | undefined =>
  isTopic(topic) ? stateContracts[topic] : undefined;

/** Whether a remote may set a state. For one that is newer than this code the registry has checked that. */
function maySet(remote: string, topic: keyof States): boolean {
  const setBy = contractOf(topic)?.setBy ?? 'everyone';
  return setBy === 'everyone' || setBy.includes(remote);
}

/** The fragment that a state of the popin or the overlay asks to show. */
const shownBy = (value: States[keyof States]): string | undefined => ('content' in value ? value.content : undefined);
