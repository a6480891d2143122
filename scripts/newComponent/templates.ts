/**
 * The files of a new component: the least that is whole. It draws its children in a box, and every
 * check of the repository passes.
 */
export const templates = (name: string): Record<string, string> => ({
  "index.ts": `export { ${name}, type ${name}Props } from "./${name}.tsx";
`,

  [`${name}.tsx`]: `import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./${name}.css.ts";

export interface ${name}Props extends OuterProps<HTMLDivElement> {
  /** What it shows. */
  children: ReactNode;
}

/**
 * What it is for, in a sentence: to be written.
 *
 * Not for what another component is for: to be written, with its name.
 *
 * Accessibility: a plain element.
 *
 * Keyboard: only what stands inside takes focus.
 */
export function ${name}({ children, className, ...outer }: ${name}Props) {
  return (
    <div {...outer} className={clsx(sizes.body, styles.root, className)}>
      {children}
    </div>
  );
}
`,

  [`${name}.css.ts`]: `import { style } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

export const root = style({
  paddingBlock: space[4],
  color: vars.color.fg,
});
`,

  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { inBoth, inPage } from "../../../../../.storybook/helpers.tsx";
import { ${name} } from "./${name}.tsx";

const words = { en: "A line between two points", ar: "خط بين نقطتين" };

const meta = {
  component: ${name},
  tags: ["edges"],
  ...inBoth(words, (children) => ({ children })),
  decorators: [inPage],
} satisfies Meta<typeof ${name}>;

export default meta;

export const Playground: StoryObj<typeof meta> = {};
`,

  [`${name}.test.tsx`]: `import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ${name} } from "./${name}.tsx";

it("hands what it is given on to its outer element", () => {
  render(
    <${name} id="own" className="own" data-place="here">
      Words
    </${name}>,
  );
  const outer = screen.getByText("Words");
  expect(outer.id).toBe("own");
  expect(outer.classList.contains("own")).toBe(true);
  expect(outer.dataset.place).toBe("here");
});
`,
});
