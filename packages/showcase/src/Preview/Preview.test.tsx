// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PreviewAction } from "./index.ts";

describe("PreviewAction", () => {
  it("is a picture of a button and takes no focus", () => {
    render(<PreviewAction>Accept</PreviewAction>);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("Accept").tabIndex).toBe(-1);
  });
});
