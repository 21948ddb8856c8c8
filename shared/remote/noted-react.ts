import React from 'react';
import { noteLife } from './note-life.ts';

/** React as parts have it in the server's builds: hooks that do nothing on a server say that scripts are needed. */
export const {
  Activity,
  Children,
  Fragment,
  Profiler,
  StrictMode,
  Suspense,
  ViewTransition,
  addTransitionType,
  cache,
  cacheSignal,
  createContext,
  createRef,
  forwardRef,
  isValidElement,
  lazy,
  memo,
  startTransition,
  use,
  useActionState,
  useCallback,
  useContext,
  useDebugValue,
  useEffectEvent,
  useId,
  useMemo,
  useOptimistic,
  useReducer,
  useRef,
  useState,
  useTransition,
  version,
} = React;

const noted =
  <Args extends unknown[], Result>(hook: (...args: Args) => Result) =>
  (...args: Args): Result => {
    noteLife();
    return hook(...args);
  };

export const useEffect = noted(React.useEffect);
export const useImperativeHandle = noted(React.useImperativeHandle);
export const useInsertionEffect = noted(React.useInsertionEffect);
export const useLayoutEffect = noted(React.useLayoutEffect);
/** It may begin with another value than it goes on with. */
export const useDeferredValue: typeof React.useDeferredValue = (...values) => {
  noteLife();
  return React.useDeferredValue(...values);
};
export const useSyncExternalStore: typeof React.useSyncExternalStore = (...store) => {
  noteLife();
  return React.useSyncExternalStore(...store);
};

export const createElement = (
  type: string | React.ComponentType,
  props?: object | null,
  ...children: React.ReactNode[]
): React.ReactNode => {
  noteHandlers(type, props);
  return React.createElement(type, props, ...children);
};

export const cloneElement = (
  element: React.ReactElement,
  props?: object | null,
  ...children: React.ReactNode[]
): React.ReactNode => {
  noteHandlers(element.type, props);
  return React.cloneElement(element, props ?? {}, ...children);
};

export class Component extends React.Component {
  constructor(props: object) {
    super(props);
    noteLife();
  }
}

export class PureComponent extends React.PureComponent {
  constructor(props: object) {
    super(props);
    noteLife();
  }
}

/** Notes an element of HTML that gets a function, as a handler is, or that something wants to get at. */
export function noteHandlers(type: unknown, props: unknown): void {
  if (typeof type !== 'string') return;
  const needsScript = ([name, value]: [string, unknown]) => typeof value === 'function' || (name === 'ref' && value);
  if (Object.entries(Object(props)).some(needsScript)) noteLife();
}

export default {
  ...React,
  ...{ Component, PureComponent, cloneElement, createElement, useDeferredValue, useEffect, useImperativeHandle },
  ...{ useInsertionEffect, useLayoutEffect, useSyncExternalStore },
};
