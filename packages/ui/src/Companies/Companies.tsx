import type { ReactNode } from "react";
import { useAgency } from "../AgencyProvider/index.ts";
import type { HeadingLevel } from "../Heading/index.ts";
import { type Product, ProductTheme } from "../ProductTheme/index.ts";
import { sizes } from "../Text/Text.css.ts";
import * as styles from "./Companies.css.ts";

export interface Company {
  /** A name in Latin letters takes `<bdi lang="en">`, and with it the weight of Latin titles. */
  name: ReactNode;
  /** What it does, in a few words. */
  text: ReactNode;
  href: string;
  /** Whose accent it stands under. @default the page's own */
  product?: Product | undefined;
}

export interface CompaniesProps {
  /** Two to four. */
  items: readonly Company[];
  /** The rank of the names. @default 3 */
  level?: HeadingLevel | undefined;
}

/**
 * The companies of a group, each below a line in its own accent: four columns, two below 1024 px,
 * one at 768 px and below. Goes into a `Container`.
 *
 * Not for showing products with their launch (`ProductPanels`).
 *
 * Accessibility: a list; each name is a heading and the only link of its company.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes from name to name |
 * | Enter | follows it, as a click anywhere on the company does |
 */
export function Companies({ items, level = 3 }: CompaniesProps) {
  const { Link } = useAgency();
  const Name = `h${level}` as const;
  const inside = ({ name, text, href }: Company) => (
    <>
      <Name className={sizes.d3}>
        <Link href={href} className={styles.link}>
          {name}
        </Link>
      </Name>
      <p className={`${sizes.sm} ${styles.text}`}>{text}</p>
    </>
  );
  return (
    <ul className={styles.root}>
      {items.map((company) =>
        company.product ? (
          <ProductTheme
            key={company.href}
            product={company.product}
            as="li"
            className={styles.company}
          >
            {inside(company)}
          </ProductTheme>
        ) : (
          <li key={company.href} className={styles.company}>
            {inside(company)}
          </li>
        ),
      )}
    </ul>
  );
}
