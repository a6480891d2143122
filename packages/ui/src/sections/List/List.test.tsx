// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { List, ListItem, type ListItemProps } from "./List.tsx";

function show(props: Partial<ListItemProps> = {}) {
  render(
    <AgencyProvider language="en">
      <List aria-label="Vacancies">
        <ListItem title="Engineer" href="#engineer" meta={["Technology"]} {...props} />
      </List>
    </AgencyProvider>,
  );
  const followed = vi.fn((event: Event) => event.preventDefault());
  screen.queryByRole("link")?.addEventListener("click", followed);
  return followed;
}

describe("Row", () => {
  it("has one link, and a click on its facts follows it as the visitor meant", () => {
    const followed = show();
    expect(screen.getAllByRole("link")).toHaveLength(1);
    fireEvent.click(screen.getByText("Technology"), { ctrlKey: true });
    expect(followed).toHaveBeenCalledOnce();
    expect(followed.mock.calls[0]?.[0]).toHaveProperty("ctrlKey", true);
  });

  it("does not follow while text is selected", () => {
    const followed = show();
    window.getSelection()?.selectAllChildren(screen.getByText("Technology"));
    fireEvent.click(screen.getByText("Technology"));
    expect(followed).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
  });

  it("leaves a control among the facts its own click", () => {
    const followed = show({
      meta: [
        <button type="button" key="save">
          Save
        </button>,
      ],
    });
    fireEvent.click(screen.getByRole("button"));
    expect(followed).not.toHaveBeenCalled();
  });

  it("is text where it leads nowhere", () => {
    show({ href: undefined });
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByRole("heading", { level: 3, name: "Engineer" })).toBeTruthy();
  });

  it("takes no more than two groups of facts", () => {
    // @ts-expect-error at most two groups
    expectTypeOf<[string, string, string]>().toExtend<NonNullable<ListItemProps["meta"]>>();
  });
});
