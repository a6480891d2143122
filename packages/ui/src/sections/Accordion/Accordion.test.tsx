import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { Accordion, type AccordionProps } from "./Accordion.tsx";

const items = ["one", "two"].map((value) => ({ value, title: value, content: `of ${value}` }));
const show = (props: Partial<AccordionProps>) =>
  render(
    <AgencyProvider language="en">
      <Accordion items={items} {...props} />
    </AgencyProvider>,
  );

it("puts each title into a heading of the given rank", () => {
  show({ level: 2 });
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(2);
});

it("opens several, and tells which", async () => {
  const onValueChange = vi.fn();
  show({ defaultValue: ["one"], onValueChange });
  await userEvent.click(screen.getByRole("button", { name: "two" }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(["one", "two"]);
  expect(screen.getAllByRole("region").map((region) => region.textContent)).toEqual([
    "of one",
    "of two",
  ]);
});

it("opens one at a time where it is exclusive, and none when that is closed", async () => {
  const onValueChange = vi.fn();
  show({ exclusive: true, onValueChange });
  await userEvent.click(screen.getByRole("button", { name: "one" }));
  await userEvent.click(screen.getByRole("button", { name: "two" }));
  expect(screen.getAllByRole("region").map((region) => region.textContent)).toEqual(["of two"]);
  await userEvent.click(screen.getByRole("button", { name: "two" }));
  expect(onValueChange.mock.calls).toEqual([[["one"]], [["two"]], [[]]]);
});

it("stays as the page says where it is controlled", async () => {
  show({ value: ["two"] });
  await userEvent.click(screen.getByRole("button", { name: "one" }));
  expect(screen.getAllByRole("region").map((region) => region.textContent)).toEqual(["of two"]);
});
