import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { Separator } from "./Separator.tsx";

it.each(["hairline", "strong", "line"] as const)("is a separator as %s", (kind) => {
  render(
    <AgencyProvider language="en">
      <Separator variant={kind} id="own" className="own" data-place="here" />
    </AgencyProvider>,
  );
  const outer = screen.getByRole("separator");
  expect(outer.id).toBe("own");
  expect(outer.classList.contains("own")).toBe(true);
  expect(outer.dataset.place).toBe("here");
});
