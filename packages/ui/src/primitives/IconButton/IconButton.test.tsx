// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { IconButton } from "./IconButton.tsx";

afterEach(cleanup);

it("is named by its label and sends no form", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <IconButton label="Close" onClick={onClick}>
        <svg />
      </IconButton>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

it("gives its element to a ref and passes attributes on", () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <IconButton ref={ref} label="Menu" aria-expanded={false} className="own">
      <svg />
    </IconButton>,
  );
  const button = screen.getByRole("button", { expanded: false });
  expect(ref.current).toBe(button);
  expect(button.classList.contains("own")).toBe(true);
});

it("has a name", () => {
  // @ts-expect-error an icon alone says nothing
  <IconButton>×</IconButton>;
});
