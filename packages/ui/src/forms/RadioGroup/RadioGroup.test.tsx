// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { RadioGroup } from "./RadioGroup.tsx";

afterEach(cleanup);

const options = [
  { value: "remote", label: "Remote", description: "From home" },
  { value: "hybrid", label: "Hybrid" },
];

describe("RadioGroup", () => {
  it("is named by its legend and described by its error and hint", () => {
    render(
      <RadioGroup
        label="Mode"
        options={options}
        errorMessage="Choose one"
        description="For now"
        required
      />,
    );
    const group = screen.getByRole("radiogroup", { name: "Mode" });
    expect(group.getAttribute("aria-required")).toBe("true");
    const ids = group.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Choose one",
      "For now",
    ]);
  });

  it("keeps an option's hint out of its name", () => {
    render(<RadioGroup label="Mode" options={options} />);
    const radio = screen.getByRole("radio", { name: "Remote" });
    const description = document.getElementById(radio.getAttribute("aria-describedby") ?? "");
    expect(description?.textContent).toBe("From home");
  });

  it("ties hints to options whose values are no ids", () => {
    const spaced = [
      { value: "full time", label: "Full time", description: "Five days" },
      { value: "part time", label: "Part time", description: "Three days" },
    ];
    render(<RadioGroup label="Hours" options={spaced} />);
    const part = screen.getByRole("radio", { name: "Part time" });
    const description = document.getElementById(part.getAttribute("aria-describedby") ?? "");
    expect(description?.textContent).toBe("Three days");
  });

  it("reports the chosen value and is sent under its name", async () => {
    const onValueChange = vi.fn();
    render(
      <form>
        <RadioGroup
          label="Mode"
          name="mode"
          options={options}
          defaultValue="remote"
          onValueChange={onValueChange}
        />
      </form>,
    );
    const hybrid = screen.getByRole<HTMLButtonElement>("radio", { name: "Hybrid" });
    await userEvent.click(hybrid);
    expect(onValueChange).toHaveBeenCalledWith("hybrid");
    expect(new FormData(hybrid.form as HTMLFormElement).get("mode")).toBe("hybrid");
  });

  it("shows the value its caller holds", async () => {
    render(<RadioGroup label="Mode" options={options} value="remote" />);
    await userEvent.click(screen.getByRole("radio", { name: "Hybrid" }));
    expect(screen.getByRole("radio", { checked: true }).id).toBe(
      screen.getByRole("radio", { name: "Remote" }).id,
    );
  });

  it("does not mix two groups without a name", async () => {
    render(
      <>
        <RadioGroup label="A" options={options} defaultValue="remote" />
        <RadioGroup label="B" options={options} defaultValue="remote" />
      </>,
    );
    expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(2);
  });

  it("goes back to its first value with its form", async () => {
    const onValueChange = vi.fn();
    const { container } = render(
      <form>
        <RadioGroup
          label="Mode"
          name="mode"
          options={options}
          defaultValue="remote"
          onValueChange={onValueChange}
        />
      </form>,
    );
    await userEvent.click(screen.getByRole("radio", { name: "Hybrid" }));
    const form = container.querySelector("form") as HTMLFormElement;
    act(() => form.reset());
    expect(new FormData(form).get("mode")).toBe("remote");
    expect(onValueChange).toHaveBeenLastCalledWith("remote");
  });

  it("keeps what was chosen before scripts ran", async () => {
    const group = <RadioGroup label="Mode" name="mode" options={options} />;
    const container = document.body.appendChild(document.createElement("form"));
    container.innerHTML = renderToString(group);
    const plain = container.querySelectorAll<HTMLInputElement>("input[type=radio]");
    expect([...plain].map(({ name }) => name)).toEqual(["mode", "mode"]);
    plain[1]?.click();
    const root = await act(() => hydrateRoot(container, group));
    expect(screen.getByRole("radio", { checked: true }).tagName).toBe("BUTTON");
    expect(new FormData(container).get("mode")).toBe("hybrid");
    act(() => root.unmount());
    container.remove();
  });

  it("leaves a plain radio button alone while it has focus", async () => {
    const group = <RadioGroup label="Mode" name="mode" options={options} />;
    const container = document.body.appendChild(document.createElement("form"));
    container.innerHTML = renderToString(group);
    const plain = container.querySelector<HTMLInputElement>("input") as HTMLInputElement;
    plain.focus();
    const root = await act(() => hydrateRoot(container, group));
    expect(document.activeElement).toBe(plain);
    act(() => plain.blur());
    expect(screen.getAllByRole("radio").every(({ tagName }) => tagName === "BUTTON")).toBe(true);
    act(() => root.unmount());
    container.remove();
  });
});
