import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { PostLead, type PostLeadProps } from "../PostLead/index.ts";
import { PostList, type PostListItem } from "../PostList/index.ts";
import * as styles from "./LatestPosts.css.ts";

export interface LatestPostsProps extends OuterProps<HTMLDivElement> {
  /** The article that leads. */
  lead: Omit<PostLeadProps, "level">;
  /** The others, in the column beside it. */
  posts: readonly PostListItem[];
  /** A link to all of them, below. */
  action?: ReactNode | undefined;
  /** The rank of the titles. @default 3 */
  level?: HeadingLevel | undefined;
}

/**
 * Articles: one that leads, and a column of others beside it. Goes into a `Container`.
 * `LatestPostsSkeleton` is its place while it loads.
 *
 * Not for a list that goes on (`PostRows`), nor for what to read after an article (`RelatedPosts`).
 *
 * Accessibility: the lead is an article and the others are a list; every title is a heading with
 * its link.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes from title to title, then to the action |
 * | Enter | follows the link |
 */
export function LatestPosts({ lead, posts, action, level = 3, ...outer }: LatestPostsProps) {
  return (
    <div {...outer}>
      <div className={styles.root}>
        <div className={styles.lead}>
          <PostLead {...lead} level={level} />
        </div>
        {posts.length > 0 && (
          <div className={styles.list}>
            <PostList items={posts} level={level} />
          </div>
        )}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
