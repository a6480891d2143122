import { Component, type ReactNode } from "react";
import type { QueryResults } from "./queryResults.ts";

interface ScrollAnchorProps {
  path: string;
  results: QueryResults;
  children: ReactNode;
}

/** Set by live updates: the first load needs none. */
export const anchoring: { anchorScroll?: () => () => void } = {};

/** Scroll anchoring for live updates: keeps the position while content is replaced. */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  override getSnapshotBeforeUpdate({ path, results }: ScrollAnchorProps) {
    const isUpdate = path === this.props.path && results !== this.props.results;
    return isUpdate ? (anchoring.anchorScroll?.() ?? null) : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, restore: (() => void) | null) {
    restore?.();
  }

  override render() {
    return this.props.children;
  }
}
