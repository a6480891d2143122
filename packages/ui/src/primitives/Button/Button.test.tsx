import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FormEvent } from "react";
import { describe, expect, it, vi } from "vitest";
import { Button } from "./Button.tsx";

const button = () => screen.getByRole("button");

function renderForm(busyLabel?: string) {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (label: string | undefined) => (
    <form onSubmit={onSubmit}>
      <input name="email" aria-label="Email" />
      <Button type="submit" busyLabel={label}>
        Subscribe
      </Button>
    </form>
  );
  const { rerender } = render(form(busyLabel));
  return { onSubmit, become: (label: string | undefined) => rerender(form(label)) };
}

describe("Button", () => {
  it("is a button that submits nothing unless it is told to", async () => {
    const onSubmit = vi.fn();
    const onClick = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Show all</Button>
      </form>,
    );
    await userEvent.click(button());
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button().hasAttribute("aria-disabled")).toBe(false);
  });

  it("keeps focus through busy and back", () => {
    const { become } = renderForm();
    button().focus();
    become("Subscribing...");
    expect(document.activeElement).toBe(button());
    become(undefined);
    expect(document.activeElement).toBe(button());
    expect(button().textContent).toBe("Subscribe");
  });

  it("submits its form once it is not busy", async () => {
    const { onSubmit, become } = renderForm("Subscribing...");
    become(undefined);
    await userEvent.click(button());
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("submits no form while busy: neither by a click nor by Enter in a field", async () => {
    const { onSubmit } = renderForm("Subscribing...");
    await userEvent.click(button());
    expect(fireEvent.click(button())).toBe(false);
    await userEvent.type(screen.getByRole("textbox"), "a@example.com{Enter}");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("is busy with an empty label too, whatever its caller says", async () => {
    const onClick = vi.fn();
    render(
      <Button busyLabel="" aria-disabled={false} onClick={onClick}>
        Send
      </Button>,
    );
    await userEvent.click(button());
    expect(onClick).not.toHaveBeenCalled();
    expect(button().getAttribute("aria-disabled")).toBe("true");
  });
});
