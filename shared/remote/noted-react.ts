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
  cloneElement,
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
  useDeferredValue,
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

/** A handler is a function that an element of HTML gets. */
export function noteHandlers(type: unknown, props: unknown): void {
  if (typeof type === 'string' && Object.values(Object(props)).some((value) => typeof value === 'function')) noteLife();
}

export default {
  ...React,
  ...{ Component, PureComponent, createElement, useEffect, useImperativeHandle, useInsertionEffect, useLayoutEffect },
  useSyncExternalStore,
};
