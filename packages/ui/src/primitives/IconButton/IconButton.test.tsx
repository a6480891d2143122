// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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

it("has a name", () => {
  // @ts-expect-error an icon alone says nothing
  <IconButton>×</IconButton>;
});
