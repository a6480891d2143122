import type { Guidance } from "../../../../.storybook/guidance.ts";
import { FilterBar } from "../../src/forms/FilterBar/index.ts";
import { FormStatus } from "../../src/forms/FormStatus/index.ts";
import { SearchField } from "../../src/forms/SearchField/index.ts";
import { Select } from "../../src/forms/Select/index.ts";
import { TextField } from "../../src/forms/TextField/index.ts";
import { VisuallyHidden } from "../../src/primitives/VisuallyHidden/index.ts";

const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

export const forms: Guidance = {
  SearchField: [
    {
      do: {
        example: (
          <SearchField
            label="Search articles"
            placeholder="Search articles"
            labelHidden
            clearLabel="Clear search"
          />
        ),
        why: "The label says what is searched. Where the field stands alone it may be hidden.",
      },
      dont: {
        example: (
          <SearchField
            label="Search"
            placeholder="Type here what you are looking for and press the Enter key"
            labelHidden
            clearLabel="Clear search"
          />
        ),
        why: "Instructions in the field are cut off, and gone with the first letter.",
      },
    },
  ],
  Select: [
    {
      do: {
        example: (
          <Select
            label="Office"
            placeholder="Choose an office"
            options={options("London", "Dubai", "Abu Dhabi", "Sharjah", "Riyadh", "Doha")}
          />
        ),
        why: "For six and more, where one is chosen and comparing is not the point.",
      },
      dont: {
        example: <Select label="Send me news" options={options("Yes", "No")} />,
        why: "Two choices hidden behind a click. That is a `Checkbox`; up to five are a `RadioGroup`.",
      },
    },
  ],
  TextField: [
    {
      do: {
        example: (
          <TextField
            label="Email address"
            type="email"
            name="email"
            autoComplete="email"
            description="We reply within 24 hours."
          />
        ),
        why: "Label above, help beneath: both stay while somebody types.",
      },
      dont: {
        example: (
          <TextField
            label={<VisuallyHidden>Email address</VisuallyHidden>}
            placeholder="Email address"
          />
        ),
        why: "A placeholder in place of a label is gone when it is needed: while checking.",
      },
    },
  ],
  FormStatus: [
    {
      do: {
        example: (
          <FormStatus
            tone="success"
            title="Your message has arrived"
            reference={{ label: "Reference", value: "B-2041" }}
          >
            We reply to you within 24 hours.
          </FormStatus>
        ),
        why: "It says what happened and what comes next, and stays.",
      },
      dont: {
        example: <FormStatus tone="success" title="Success!" />,
        why: "“Success” of what? Nobody can tell a sent form from a saved draft.",
      },
      scale: 0.75,
    },
  ],
  FilterBar: [
    {
      do: {
        example: (
          <FilterBar
            label="Filter by category"
            labelHidden
            items={[
              { label: "All", href: "#all", current: true },
              { label: "Branding", href: "#branding", count: 9 },
              { label: "Technology", href: "#technology", count: 7 },
            ]}
          />
        ),
        why: "“All” first, and how many each one leaves: nobody chooses an empty list.",
      },
      dont: {
        example: (
          <FilterBar
            label="Filter by category"
            labelHidden
            items={[
              { label: "Only branding", href: "#branding" },
              { label: "Hide technology", href: "#technology" },
              { label: "Newest first", href: "#newest" },
            ]}
          />
        ),
        why: "Choices of different kinds: one includes, one excludes, one sorts.",
      },
    },
  ],
};
