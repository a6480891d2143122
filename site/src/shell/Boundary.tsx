import { Component, type ReactNode } from "react";

interface BoundaryProps {
  children: ReactNode;
  /** What shows in place of what failed; `retry` renders the children again. */
  fallback: (error: Error, retry: () => void) => ReactNode;
}

interface BoundaryState {
  error: Error | undefined;
}

/** Keeps a failure to its part of the page. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(error: Error): BoundaryState {
    return { error };
  }

  retry = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.retry) : this.props.children;
  }
}
