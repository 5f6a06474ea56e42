import { Component, Suspense, type ReactNode } from 'react';

interface ContainedProps {
  /** What to do instead; without it, the page behaves as if nothing was requested. */
  readonly onFailure?: () => void;
  readonly children: ReactNode;
}

/** Something beside the page that may load late or fail: neither may take the page with it. */
export class Contained extends Component<ContainedProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('A part beside the page failed', error);
    this.props.onFailure?.();
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
