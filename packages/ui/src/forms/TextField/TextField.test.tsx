// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { TextField } from "./TextField.tsx";

afterEach(cleanup);

describe("TextField", () => {
  it("ties the error and the hint to the input, the error first", () => {
    render(
      <TextField label="Email" type="email" description="At work" errorMessage="Not an address" />,
    );
    const input = screen.getByRole("textbox", { name: "Email" });
    expect(input.getAttribute("aria-invalid")).toBe("true");
    const ids = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Not an address",
      "At work",
    ]);
  });

  it("is valid and undescribed with an empty error and no hint", () => {
    render(<TextField label="Company" errorMessage="" />);
    const input = screen.getByRole("textbox", { name: "Company" });
    expect(input.hasAttribute("aria-invalid")).toBe(false);
    expect(input.hasAttribute("aria-describedby")).toBe(false);
  });

  it.each(["email", "tel", "url"] as const)("writes %s left to right", (type) => {
    render(<TextField label="Value" type={type} />);
    expect(screen.getByRole("textbox").getAttribute("dir")).toBe("ltr");
  });

  it("takes the direction of other text from the text itself", () => {
    render(<TextField label="Name" />);
    expect(screen.getByRole("textbox").getAttribute("dir")).toBe("auto");
  });
});
