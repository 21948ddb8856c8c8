import { Component, type ReactNode } from 'react';

/** A map that breaks takes nothing with it: the list works without it. */
export class MapBoundary extends Component<{ onFail(): void; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
