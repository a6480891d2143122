import { Component, type ReactNode } from "react";
import type { Answers } from "../content.ts";

interface KeptPlaceProps {
  /** Of which page. */
  path: string;
  answers: Answers;
  children: ReactNode;
}

/** What notes what somebody reads, and returns what puts it back; set once the content is followed. */
export const placeKeeper: { keep?: () => () => void } = {};

/** Keeps what somebody reads where it is while the content of the page is exchanged. */
export class KeptPlace extends Component<KeptPlaceProps> {
  override getSnapshotBeforeUpdate({ path, answers }: KeptPlaceProps) {
    const isExchange = path === this.props.path && answers !== this.props.answers;
    return isExchange ? (placeKeeper.keep?.() ?? null) : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, putBack: (() => void) | null) {
    putBack?.();
  }

  override render() {
    return this.props.children;
  }
}
