// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Skeleton } from "./Skeleton.tsx";
import { SkeletonText } from "./SkeletonShapes.tsx";

describe("Loading", () => {
  it("says that it loads in a region that exists before, then falls silent", () => {
    const view = (busy: boolean) => (
      <Skeleton busy={busy} label="Loading posts" fallback={<SkeletonText lines={2} />}>
        <p>Posts</p>
      </Skeleton>
    );
    const { rerender, container } = render(view(false));
    const status = screen.getByRole("status");
    expect(status.textContent).toBe("");
    rerender(view(true));
    expect(screen.getByRole("status")).toBe(status);
    expect(status.textContent).toBe("Loading posts");
    expect(container.querySelector("[aria-busy=true]")?.contains(status)).toBe(false);
    expect(screen.queryByText("Posts")).toBeNull();
    rerender(view(false));
    expect(status.textContent).toBe("");
    expect(screen.getByText("Posts")).toBeTruthy();
  });
});

describe("SkeletonText", () => {
  it("is hidden from assistive technology and has as many lines as the text", () => {
    const { container } = render(<SkeletonText lines={3} />);
    expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
    expect(container.firstElementChild?.children).toHaveLength(3);
  });
});
