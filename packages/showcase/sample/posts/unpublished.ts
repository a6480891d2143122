import { p } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const unpublished: PostSource = {
  slug: "not-yet-published",
  title: "Not yet published",
  excerpt: "An article an editor is still writing. Visitors can’t see it yet.",
  category: "Design",
  publishedDate: "2026-11-13T06:00:00Z",
  author: "Lina Haddad",
  tags: ["Identity"],
  isPublished: false,
  cover: { kind: "maze", seed: 2, ground: "orange" },
  body: [p("This article is still being written.")],
};
