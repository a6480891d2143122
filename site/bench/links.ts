import type { ClickedLink } from "./measureClicks.ts";

const inMenu = (menu: string, names: string[]): ClickedLink[] =>
  names.map((name) => ({
    name: `${menu} menu: /${name}`,
    selector: `header a[href="/${name}"]`,
    menu: `nav button[aria-expanded]:has-text("${menu}")`,
  }));

export const siteLinks: ClickedLink[] = [
  { name: "navigation: /about", selector: 'nav a[href="/about"]' },
  { name: "navigation: /contact", selector: 'nav a[href="/contact"]' },
  { name: "navigation: /ar", selector: 'header a[href="/ar"]' },
  ...inMenu("Services", ["branding", "advertising", "marketing", "technology"]),
  ...inMenu("Products", ["rendre", "upflyover", "gymestry"]),
  { name: "first screen: /contact", selector: 'main a[href="/contact"]' },
  { name: "first screen: /case-studies", selector: 'main a[href="/case-studies"]' },
  { name: "footer: /blog", selector: 'footer a[href="/blog"]' },
];
