// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { Dialog, type DialogProps } from "./Dialog.tsx";
import { lazyDialog } from "./lazy.ts";

beforeEach(async () => {
  await lazyDialog.load();
});

const props: DialogProps = {
  open: true,
  onOpenChange: () => {},
  title: "Terms",
  closeLabel: "Close",
  children: <p>Text</p>,
};
/** Radix listens to outside clicks from the next task. */
const settle = () => act(() => new Promise((done) => setTimeout(done)));

describe("Dialog", () => {
  it("asks to be closed by Escape, its button and a press outside", async () => {
    const onOpenChange = vi.fn();
    render(<Dialog {...props} onOpenChange={onOpenChange} />);
    await settle();
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(onOpenChange.mock.calls).toEqual([[false], [false], [false]]);
    expect(screen.getByRole("dialog").dataset.state).toBe("open");
  });

  it("stays for a press within, also for one that ends outside", async () => {
    const onOpenChange = vi.fn();
    render(<Dialog {...props} onOpenChange={onOpenChange} />);
    await settle();
    fireEvent.pointerDown(screen.getByText("Text"));
    fireEvent.click(document.body);
    fireEvent.click(screen.getByText("Text"));
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it("gives focus to what it is told to, before and after", async () => {
    const [initialFocus, finalFocus] = [{ current: null }, { current: null }];
    const page = (open: boolean) => (
      <>
        <button type="button" ref={finalFocus}>
          After
        </button>
        <Dialog {...props} open={open} initialFocus={initialFocus} finalFocus={finalFocus}>
          <input aria-label="Name" ref={initialFocus} />
        </Dialog>
      </>
    );
    const { rerender } = render(page(true));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
    rerender(page(false));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("After"));
  });

  it("closes again where its code does not come", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const load = vi.spyOn(lazyDialog, "load").mockRejectedValue(new Error("offline"));
    vi.spyOn(lazyDialog, "loaded").mockReturnValue(undefined);
    const onOpenChange = vi.fn();
    render(<Dialog {...props} onOpenChange={onOpenChange} />);
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
    expect(load).toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it("must have a title", () => {
    // @ts-expect-error title is missing
    expectTypeOf<Omit<DialogProps, "title">>().toExtend<DialogProps>();
  });
});
