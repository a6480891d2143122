// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { Select } from "./Select.tsx";

afterEach(cleanup);

const options = [
  { value: "branding", label: "Branding & Design" },
  { value: "other", label: "Other Services" },
];

describe("Select", () => {
  it("starts with its placeholder and is sent under its name", async () => {
    render(
      <form>
        <Select label="Service" name="service" placeholder="Select a service" options={options} />
      </form>,
    );
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Service" });
    expect(select.value).toBe("");
    await userEvent.selectOptions(select, "other");
    expect(new FormData(select.form as HTMLFormElement).get("service")).toBe("other");
  });

  it("keeps the placeholder out of the list of a required field", () => {
    render(<Select label="Service" placeholder="Select a service" options={options} required />);
    expect(screen.queryByRole("option", { name: "Select a service" })).toBeNull();
    expect(screen.getAllByRole("option")).toHaveLength(2);
  });

  it("ties its error to itself", () => {
    render(<Select label="Service" options={options} errorMessage="Please select" />);
    const select = screen.getByRole("combobox");
    expect(select.getAttribute("aria-invalid")).toBe("true");
    const description = document.getElementById(select.getAttribute("aria-describedby") ?? "");
    expect(description?.textContent).toBe("Please select");
  });

  it("chooses one", () => {
    // @ts-expect-error single only
    <Select label="Service" options={options} multiple />;
    // @ts-expect-error an option's label is text
    <Select label="Service" options={[{ value: "a", label: <b>A</b> }]} />;
  });
});
