import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { Table } from "./Table.tsx";

it("names rows and columns, itself by its caption, and leaves unknown cells empty", () => {
  render(
    <Table
      caption="Visits"
      columns={[
        { key: "name", label: "Channel" },
        { key: "visits", label: "Visits", numeric: true },
      ]}
      rows={[
        { id: "a", cells: { name: "Search", visits: 7 } },
        { id: "b", cells: { name: "Mail" } },
      ]}
      id="own"
      data-place="here"
    />,
  );
  const outer = screen.getByRole("group", { name: "Visits" });
  expect([outer.id, outer.dataset.place]).toEqual(["own", "here"]);
  const table = within(screen.getByRole("table", { name: "Visits" }));
  expect(table.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
    "Channel",
    "Visits",
  ]);
  expect(table.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual([
    "Search",
    "Mail",
  ]);
  expect(table.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["7", ""]);
});
