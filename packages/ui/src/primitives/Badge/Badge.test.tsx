import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Badge } from "./Badge.tsx";

it("hands what it is given on to its outer element", () => {
  render(
    <Badge id="own" className="own" data-place="here">
      Words
    </Badge>,
  );
  const outer = screen.getByText("Words");
  expect(outer.id).toBe("own");
  expect(outer.classList.contains("own")).toBe(true);
  expect(outer.dataset.place).toBe("here");
});
