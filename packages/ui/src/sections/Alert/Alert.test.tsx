// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import { Alert, type AlertProps } from "./Alert.tsx";

describe("Alert", () => {
  it("begins with its tone in words", () => {
    render(<Alert label="Warning:" tone="warning" title="Closed" data-testid="alert" />);
    expect(screen.getByTestId("alert").textContent).toBe("Warning: Closed");
  });

  it.each([
    ["info", "status"],
    ["success", "status"],
    ["warning", "alert"],
    ["error", "alert"],
  ] as const)("says %s as %s where it is asked to, and never by itself", (tone, role) => {
    const { rerender } = render(<Alert label="Tone:" tone={tone} />);
    expect(screen.queryByRole(role)).toBeNull();
    rerender(<Alert label="Tone:" tone={tone} announce />);
    expect(screen.getByRole(role)).toBeTruthy();
  });

  it("has a heading of the page where a level is given", () => {
    const { rerender } = render(<Alert label="Note:" title="Closed" />);
    expect(screen.queryByRole("heading")).toBeNull();
    rerender(<Alert label="Note:" title="Closed" level={3} />);
    expect(screen.getByRole("heading", { level: 3, name: "Closed" })).toBeTruthy();
  });

  it("can be closed where it is allowed", () => {
    const onDismiss = vi.fn();
    render(<Alert label="Note:" title="Closed" dismiss={{ label: "Close", onDismiss }} />);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it("must say its tone", () => {
    // @ts-expect-error label is missing
    expectTypeOf<Omit<AlertProps, "label">>().toExtend<AlertProps>();
  });
});
