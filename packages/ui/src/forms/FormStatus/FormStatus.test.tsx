// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { FormStatus } from "./FormStatus.tsx";

afterEach(cleanup);

describe("FormStatus", () => {
  it("has both its regions, empty, before it speaks, and speaks in them", () => {
    const { rerender } = render(<FormStatus />);
    const [status, alert] = [screen.getByRole("status"), screen.getByRole("alert")];
    expect(status.textContent + (alert.textContent ?? "")).toBe("");

    rerender(<FormStatus tone="error" title="Not sent" />);
    expect(alert.textContent).toBe("Not sent");
    expect(status.textContent).toBe("");

    rerender(<FormStatus actions={<button type="button">Again</button>} />);
    expect(screen.queryByRole("button")).toBeNull();

    const reference = { label: "Reference", value: "APP-2041" };
    rerender(
      <FormStatus
        tone="success"
        title="Sent"
        reference={reference}
        actions={<button type="button">Again</button>}
      />,
    );
    expect(status.textContent).toBe("SentReference APP-2041");
    expect(alert.textContent).toBe("");
    expect(screen.getByRole("status")).toBe(status);
    expect(status.contains(screen.getByRole("button", { name: "Again" }))).toBe(false);
    expect(screen.getByText("APP-2041").getAttribute("dir")).toBe("ltr");
  });

  it("has its title as a heading where it is given a rank, else as a paragraph", () => {
    const { rerender } = render(<FormStatus title="Sent" />);
    expect(screen.getByText("Sent").tagName).toBe("P");
    rerender(<FormStatus title="Sent" level={2} />);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Sent");
  });
});
