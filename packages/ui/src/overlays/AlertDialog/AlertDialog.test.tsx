// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { AlertDialog, type AlertDialogProps } from "./AlertDialog.tsx";
import { lazyAlertDialog } from "./lazy.ts";

beforeEach(async () => {
  await lazyAlertDialog.load();
});

const props: AlertDialogProps = {
  open: true,
  title: "Delete the draft?",
  description: "It cannot be brought back.",
  actionLabel: "Delete",
  cancelLabel: "Keep",
  onAction: () => {},
};

describe("AlertDialog", () => {
  it("tells the one answer from the other", async () => {
    const [onAction, onOpenChange] = [vi.fn(), vi.fn()];
    render(<AlertDialog {...props} onAction={onAction} onOpenChange={onOpenChange} />);
    const dialog = screen.getByRole("alertdialog", { name: "Delete the draft?" });
    expect(dialog.getAttribute("aria-describedby")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Keep" }));
    expect([onAction.mock.calls.length, onOpenChange.mock.calls]).toEqual([0, [[false]]]);
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect([onAction.mock.calls.length, onOpenChange.mock.calls.length]).toEqual([1, 2]);
  });

  it("stays for a press beside it", async () => {
    const onOpenChange = vi.fn();
    render(<AlertDialog {...props} onOpenChange={onOpenChange} />);
    await act(() => new Promise((done) => setTimeout(done)));
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it("shows the way back first where going on loses something", () => {
    const names = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
    const { rerender } = render(<AlertDialog {...props} />);
    expect(names()).toEqual(["Delete", "Keep"]);
    rerender(<AlertDialog {...props} destructive />);
    expect(names()).toEqual(["Keep", "Delete"]);
  });

  it("must say what follows", () => {
    const { description, ...bare } = props;
    // @ts-expect-error description is missing
    expectTypeOf(bare).toExtend<AlertDialogProps>();
    expect(description).toBeTruthy();
  });
});
