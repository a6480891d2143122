import { Component, type ReactNode } from "react";

interface BoundaryProps {
  children: ReactNode;
  /** What the children are made of: with another one they are rendered again. */
  of: unknown;
  /** What shows in place of what failed. */
  fallback: (error: Error) => ReactNode;
}

interface BoundaryState {
  error: Error | undefined;
  of: unknown;
}

/** Keeps a failure to its part of the page. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, of: this.props.of };

  static getDerivedStateFromError(error: Error): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { of }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return of === state.of ? null : { of, error: undefined };
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error) : this.props.children;
  }
}
