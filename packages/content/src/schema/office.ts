import type { FieldDefinition, SchemaTypeDefinition } from "@sanity/types";
import { officeStates } from "../offices.ts";
import { weekdays } from "../weekdays.ts";
import { isLater, isTimeOfDay, requiredWhere } from "./checks.ts";
import {
  arabic,
  byOrder,
  choice,
  inGroup,
  moment,
  order,
  postalAddress,
  requiredText,
  sampleMark,
  text,
  timeZone,
} from "./fields.ts";
import { joinSubtitle } from "./preview.ts";

const hours: FieldDefinition = {
  name: "hours",
  title: "Opening hours",
  type: "array",
  description: "In the office’s local time.",
  of: [
    {
      name: "openHours",
      title: "Opening hours",
      type: "object",
      fields: [
        {
          ...choice("firstDay", "From", weekdays, "Monday"),
          validation: (rule) => rule.required(),
        },
        { ...choice("lastDay", "To", weekdays, "Friday"), validation: (rule) => rule.required() },
        {
          ...text("opens", "Opens", { description: "For example “09:00”." }),
          initialValue: "09:00",
          validation: (rule) => rule.required().custom(isTimeOfDay),
        },
        {
          ...text("closes", "Closes"),
          initialValue: "18:00",
          validation: (rule) => [
            rule.required().custom(isTimeOfDay),
            rule.custom(isLater("opens", "Opens")),
          ],
        },
      ],
      preview: {
        select: { first: "firstDay", last: "lastDay", opens: "opens", closes: "closes" },
        prepare: ({ first, last, opens, closes }) => ({
          title: first === last ? String(first) : `${first} to ${last}`,
          subtitle: `${opens} to ${closes}`,
        }),
      },
    },
  ],
};

/** Specification, section 2. */
export const office = {
  name: "office",
  title: "Office",
  type: "document",
  groups: [
    { name: "place", title: "Place", default: true },
    { name: "times", title: "Hours and opening" },
    { name: "publishing", title: "Publishing" },
  ],
  fields: [
    ...inGroup(
      "place",
      requiredText("name", "City"),
      requiredText("address", "Address", "On one line, as displayed."),
      postalAddress("place", "Structured address", "For search engines."),
      { ...text("phone", "Phone"), description: "International format, as displayed." },
      { ...text("email", "Email"), validation: (rule) => rule.email() },
    ),
    ...inGroup(
      "times",
      timeZone("The office’s local time, such as “Asia/Dubai”."),
      hours,
      choice("state", "Status", officeStates, "open"),
      moment("opensAt", "Opens at", {
        description: "A planned office automatically shows as open from this time.",
      }),
      {
        ...text("openingText", "Opening text", {
          description: "For example “Q4 2025”. The page adds “since” or “opens in”.",
        }),
        validation: (rule) =>
          rule.custom(
            requiredWhere(
              ({ state }) => state === "planned",
              "Say when it opens, as precisely as you can.",
            ),
          ),
      },
    ),
    ...inGroup("publishing", order, sampleMark),
    {
      ...arabic(
        text("name", "City"),
        text("address", "Address"),
        text("openingText", "Opening text"),
      ),
      group: ["place", "times"],
    },
  ],
  orderings: [byOrder],
  preview: {
    select: { title: "name", address: "address", state: "state", arabic: "ar.name" },
    prepare: ({ title, address, state, arabic: arabicName }) => ({
      title,
      subtitle: joinSubtitle(
        state === "planned" && "planned",
        address,
        !arabicName && "missing Arabic",
      ),
    }),
  },
} satisfies SchemaTypeDefinition;
