// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Form } from "../Form/index.ts";
import { SearchField } from "./SearchField.tsx";

afterEach(cleanup);

describe("SearchField", () => {
  it("reports each change and the search", () => {
    const onValueChange = vi.fn();
    const onSearch = vi.fn();
    render(
      <SearchField
        label="Search"
        clearLabel="Clear"
        onValueChange={onValueChange}
        onSearch={onSearch}
      />,
    );
    const input = screen.getByRole("searchbox", { name: "Search" });
    expect(screen.getByRole("search", { name: "Search" }).tagName).toBe("FORM");
    fireEvent.change(input, { target: { value: "type" } });
    expect(onValueChange).toHaveBeenLastCalledWith("type");
    fireEvent.submit(input);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith("type");
  });

  it("leaves the page only where nobody follows the text", () => {
    const props = { label: "Search", clearLabel: "Clear", action: "#elsewhere" };
    const { rerender } = render(<SearchField {...props} />);
    const input = screen.getByRole("searchbox");
    const goes = () => fireEvent.submit(input);
    expect(goes()).toBe(true);
    rerender(<SearchField {...props} onSearch={() => {}} />);
    expect(goes()).toBe(false);
    rerender(<SearchField {...props} onValueChange={() => {}} />);
    expect(goes()).toBe(false);
  });

  it("empties by the button and gives focus back to the field", () => {
    const onValueChange = vi.fn();
    render(
      <SearchField
        label="Search"
        clearLabel="Clear"
        defaultValue="type"
        onValueChange={onValueChange}
      />,
    );
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(onValueChange).toHaveBeenLastCalledWith("");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("empties by Escape, and leaves Escape alone when it is empty", () => {
    render(<SearchField label="Search" clearLabel="Clear" defaultValue="type" />);
    const input = screen.getByRole<HTMLInputElement>("searchbox");
    expect(fireEvent.keyDown(input, { key: "Escape" })).toBe(false);
    expect(input.value).toBe("");
    expect(fireEvent.keyDown(input, { key: "Escape" })).toBe(true);
  });

  it("shows the caller's value", () => {
    render(<SearchField label="Search" clearLabel="Clear" value="kept" onValueChange={() => {}} />);
    const input = screen.getByRole<HTMLInputElement>("searchbox");
    fireEvent.change(input, { target: { value: "other" } });
    expect(input.value).toBe("kept");
  });
});

describe("SearchField within a Form", () => {
  const props = { label: "Search", clearLabel: "Clear" };

  it("nests no form, and sends nothing of its own unless it has a name", () => {
    const { container } = render(
      <Form onSubmit={() => {}}>
        <SearchField {...props} defaultValue="type" />
        <SearchField {...props} name="topic" defaultValue="line" />
      </Form>,
    );
    expect(container.querySelectorAll("form")).toHaveLength(1);
    expect(container.querySelectorAll("search[aria-labelledby]")).toHaveLength(2);
    const data = new FormData(container.querySelector("form") as HTMLFormElement);
    expect([...data]).toEqual([["topic", "line"]]);
  });

  it("searches by Enter and leaves the form alone", async () => {
    const onSubmit = vi.fn();
    const onSearch = vi.fn();
    render(
      <Form onSubmit={onSubmit}>
        <SearchField {...props} onSearch={onSearch} />
      </Form>,
    );
    await userEvent.type(screen.getByRole("searchbox"), "type{Enter}");
    expect(onSearch).toHaveBeenCalledExactlyOnceWith("type");
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
