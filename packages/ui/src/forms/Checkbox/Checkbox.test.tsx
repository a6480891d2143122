// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { Checkbox } from "./Checkbox.tsx";

afterEach(cleanup);

describe("Checkbox", () => {
  it("is named and ticked by its label", async () => {
    const label = (
      <>
        I agree to the <a href="#privacy">privacy policy</a>
      </>
    );
    render(<Checkbox label={label} />);
    const name = "I agree to the privacy policy";
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name });
    await userEvent.click(screen.getByText("I agree to the"));
    expect(box.checked).toBe(true);
  });

  it("ties its error and hint to the box", () => {
    render(<Checkbox label="I agree" errorMessage="Needed" description="Any time revocable" />);
    const box = screen.getByRole("checkbox");
    expect(box.getAttribute("aria-invalid")).toBe("true");
    const ids = box.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Needed",
      "Any time revocable",
    ]);
  });
});
