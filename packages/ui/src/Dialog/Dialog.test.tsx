// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, expectTypeOf, it, vi } from "vitest";
import { Dialog, type DialogProps } from "./Dialog.tsx";

// jsdom has no top layer.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

const props: DialogProps = {
  open: true,
  onClose: () => {},
  title: "Terms",
  closeLabel: "Close",
  children: <p>Text</p>,
};

describe("Dialog", () => {
  it("is named by its title, and its content goes once it has closed", async () => {
    const { rerender } = render(<Dialog {...props} />);
    expect(screen.getByRole("dialog", { name: "Terms" }).dataset.state).toBe("open");
    rerender(<Dialog {...props} open={false} />);
    await waitFor(() => expect(screen.queryByText("Text")).toBeNull());
  });

  it("asks to be closed by Escape, its button and a press outside", () => {
    const onClose = vi.fn();
    render(<Dialog {...props} onClose={onClose} />);
    const dialog = screen.getByRole("dialog");
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(3);
    expect(screen.getByRole("dialog")).toHaveProperty("open", true);
  });

  it("stays for a press within, and for one that only ends outside", () => {
    const onClose = vi.fn();
    render(<Dialog {...props} onClose={onClose} />);
    fireEvent.pointerDown(screen.getByText("Text"));
    fireEvent.click(screen.getByRole("dialog"));
    fireEvent.click(screen.getByText("Text"));
    expect(onClose).not.toHaveBeenCalled();
  });

  it("leaves a file field's cancel event alone", () => {
    const onClose = vi.fn();
    render(
      <Dialog {...props} onClose={onClose}>
        <input type="file" aria-label="File" />
      </Dialog>,
    );
    fireEvent(screen.getByLabelText("File"), new Event("cancel", { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it("lets the page scroll again when the last of two has gone", () => {
    const overflow = () => document.documentElement.style.overflow;
    const first = render(<Dialog {...props} />);
    const second = render(<Dialog {...props} title="Second" />);
    first.unmount();
    expect(overflow()).toBe("hidden");
    second.unmount();
    expect(overflow()).toBe("");
  });

  it("must be able to be closed by name", () => {
    const { closeLabel, ...unnamed } = props;
    // @ts-expect-error closeLabel is missing
    expectTypeOf(unnamed).toExtend<DialogProps>();
    expectTypeOf(closeLabel).toEqualTypeOf<string>();
  });
});
