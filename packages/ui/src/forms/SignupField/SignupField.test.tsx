// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SignupField, type SignupFieldProps } from "./SignupField.tsx";

afterEach(cleanup);

function show(more: Partial<SignupFieldProps> = {}) {
  const onSubmit = vi.fn();
  const field = (props: Partial<SignupFieldProps>) => (
    <SignupField label="Email" submitLabel="Subscribe" onSubmit={onSubmit} {...more} {...props} />
  );
  const { rerender } = render(field({}));
  return { onSubmit, change: (props: Partial<SignupFieldProps>) => rerender(field(props)) };
}

const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
const button = () => screen.getByRole("button");

describe("SignupField", () => {
  it("tells its caller what is wrong in place of the browser, and takes focus", async () => {
    const onInvalid = vi.fn();
    const { onSubmit } = show({ onInvalid });
    await userEvent.click(button());
    expect(onInvalid).toHaveBeenLastCalledWith("required");
    expect(document.activeElement).toBe(box());
    await userEvent.type(box(), "nobody{Enter}");
    expect(onInvalid).toHaveBeenLastCalledWith("email");
    expect(onSubmit).not.toHaveBeenCalled();

    await userEvent.type(box(), "@example.com{Enter}");
    expect(onInvalid).toHaveBeenCalledTimes(2);
    expect(onSubmit.mock.lastCall?.[0]).toBe("nobody@example.com");
  });

  it("is posted by the browser where no script runs", () => {
    show({ action: "/subscribe" });
    const form = box().form;
    expect(form?.getAttribute("action")).toBe("/subscribe");
    expect(form?.method).toBe("post");
  });

  it("is posted by the browser without a handler, but not while busy", () => {
    const { change } = show({ action: "/subscribe", onSubmit: undefined });
    const send = () => {
      const submission = new Event("submit", { bubbles: true, cancelable: true });
      box().form?.dispatchEvent(submission);
      // Navigation is not implemented in jsdom.
      const { defaultPrevented } = submission;
      submission.preventDefault();
      return defaultPrevented;
    };
    expect(send()).toBe(false);
    change({ busyLabel: "Subscribing..." });
    expect(send()).toBe(true);
  });

  it("leaves it to the browser where nobody listens", () => {
    show();
    const missing = new Event("invalid", { cancelable: true });
    box().dispatchEvent(missing);
    expect(missing.defaultPrevented).toBe(false);
  });

  it("is sent once while it is busy, and its button keeps focus", async () => {
    const { onSubmit, change } = show({ value: "a@example.com" });
    await userEvent.click(button());
    change({ busyLabel: "Subscribing..." });
    await userEvent.click(button());
    await userEvent.keyboard("{Enter}");
    box().form?.requestSubmit();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(button().getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button());
    change({});
    expect(document.activeElement).toBe(button());
  });

  it("keeps the address as it was sent while it is busy", async () => {
    const { change } = show();
    await userEvent.type(box(), "a@example.com");
    change({ busyLabel: "Subscribing..." });
    await userEvent.type(box(), "x");
    expect(box().value).toBe("a@example.com");
    expect(document.activeElement).toBe(box());
    change({});
    await userEvent.type(box(), "x");
    expect(box().value).toBe("a@example.comx");
  });
});
