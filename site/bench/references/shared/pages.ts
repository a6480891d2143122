import { type ComponentType, createElement as h, type ReactNode } from "react";
import { type Card, lead, posts, sections, studio } from "./content.ts";

/** A link of the router that the reference has. */
export type Link = ComponentType<{ href: string; children?: ReactNode }> | "a";

const links = { "/": "Home", "/posts": "Posts" };

const cardOf = (Link: Link, { title, text, tag, year }: Card) =>
  h(
    "article",
    { key: title },
    h("p", { className: "tag" }, h("span", null, "●"), tag),
    h("h3", null, h(Link, { href: "/posts" }, title)),
    h("p", null, text),
    h("p", { className: "tag" }, h("time", null, year)),
  );

/** What is on both pages. */
export function Layout({ Link, children }: { Link: Link; children?: ReactNode }) {
  const items = Object.entries(links).map(([href, text]) =>
    h("li", { key: href }, h(Link, { href }, text)),
  );
  return h(
    "div",
    { className: "page" },
    h("header", null, h("p", null, studio), h("nav", null, h("ul", null, items))),
    h("main", null, children),
    h("footer", null, h("ul", null, items), h("p", null, `© ${studio}`)),
  );
}

export function Home({ Link }: { Link: Link }) {
  return [
    h("h1", { key: "title" }, studio),
    h("p", { key: "lead" }, lead),
    ...sections.map(({ title, cards }) =>
      h(
        "section",
        { key: title },
        h("h2", null, title),
        h(
          "div",
          { className: "cards" },
          cards.map((card) => cardOf(Link, card)),
        ),
      ),
    ),
  ];
}

export function Posts({ Link }: { Link: Link }) {
  return [
    h("h1", { key: "title" }, "Posts"),
    h(
      "div",
      { key: "cards", className: "cards" },
      posts.map((post) => cardOf(Link, post)),
    ),
  ];
}
