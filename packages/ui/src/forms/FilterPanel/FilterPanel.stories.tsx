import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { Link } from "../../primitives/Link/index.ts";
import { SearchField } from "../SearchField/index.ts";
import { Select } from "../Select/index.ts";
import { FilterPanel, type FilterPanelProps } from "./FilterPanel.tsx";

const words = {
  en: {
    label: "Filters",
    search: "Search positions",
    clearSearch: "Clear search",
    clear: "Clear filters",
    apply: "Apply filters",
    selects: [
      ["Job type", "All job types", "Full Time (4)", "Contract (2)"],
      ["Work mode", "All work modes", "Remote (2)", "Hybrid (3)"],
      ["Location", "All locations", "Dubai (3)", "London (2)"],
      ["Experience", "All levels", "2 years or more (1)", "5 years or more (2)"],
    ],
  },
  ar: {
    label: "عوامل التصفية",
    search: "البحث في الوظائف",
    clearSearch: "مسح البحث",
    clear: "مسح عوامل التصفية",
    apply: "تطبيق عوامل التصفية",
    selects: [
      ["نوع الوظيفة", "جميع أنواع الوظائف", "دوام كامل (4)", "تعاقد (2)"],
      ["نمط العمل", "جميع أنماط العمل", "عن بُعد (2)", "هجين (3)"],
      ["مكان العمل", "جميع أماكن العمل", "دبي (3)", "لندن (2)"],
      ["مستوى الخبرة", "جميع مستويات الخبرة", "سنتان فأكثر (1)", "5 سنوات فأكثر (2)"],
    ],
  },
};

const meta = {
  component: FilterPanel,
  tags: ["edges"],
  ...localizeArgs(
    words,
    (t): FilterPanelProps => ({
      label: t.label,
      count: 1,
      action: "/careers",
      submitLabel: t.apply,
      search: <SearchField label={t.search} clearLabel={t.clearSearch} name="q" />,
      end: (
        <Link variant="line" href="#all">
          {t.clear}
        </Link>
      ),
      children: t.selects.map(([label, all, ...options], index) => (
        <Select
          key={label}
          label={label}
          name={`filter${index}`}
          defaultValue={index === 1 ? "0" : ""}
          options={[
            { value: "", label: all as string },
            ...options.map((option, value) => ({ value: String(value), label: option })),
          ]}
        />
      )),
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await userEvent.tab();
    const toggle = canvas.queryByRole("button");
    if (!toggle) {
      await expect(canvas.getAllByRole("combobox")[0]).toHaveFocus();
      return;
    }
    await expect(toggle).toHaveFocus();
    await expect(canvas.queryByRole("combobox")).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(canvas.getAllByRole("combobox")[0]).toHaveFocus();
  },
};
