import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { Tabs, type TabsProps } from "./Tabs.tsx";

const items = ["one", "two", "three"].map((value) => ({
  value,
  label: value,
  content: `content of ${value}`,
}));
const show = (props: Partial<TabsProps> = {}, language = "en") =>
  render(
    <AgencyProvider language={language}>
      <Tabs label="Parts" items={items} {...props} />
    </AgencyProvider>,
  );

it("opens the first tab, and another where the page says so", () => {
  show();
  expect(screen.getByRole("tabpanel").textContent).toContain("content of one");
});

it("tells what was chosen, and leaves it to the page where it is controlled", async () => {
  const onValueChange = vi.fn();
  show({ value: "two", onValueChange });
  await userEvent.click(screen.getByRole("tab", { name: "three" }));
  expect(onValueChange).toHaveBeenCalledWith("three");
  expect(screen.getByRole("tabpanel").textContent).toContain("content of two");
});

it("goes on to the left in Arabic", async () => {
  show({}, "ar");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(document.activeElement?.textContent).toBe("two");
});
