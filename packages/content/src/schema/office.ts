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
  title: "Hours",
  type: "array",
  description: "When somebody is there, by the clock of the office.",
  of: [
    {
      name: "openHours",
      title: "Hours",
      type: "object",
      fields: [
        {
          ...choice("firstDay", "From", weekdays, "Monday"),
          validation: (rule) => rule.required(),
        },
        { ...choice("lastDay", "To", weekdays, "Friday"), validation: (rule) => rule.required() },
        {
          ...text("opens", "Opens", { description: "As in “09:00”." }),
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

/** Source: specification, section 2. */
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
      requiredText("address", "Address", "On one line, as it is to be shown."),
      postalAddress("place", "The address in parts", "For search engines."),
      { ...text("phone", "Telephone"), description: "International, as it is read." },
      { ...text("email", "Email"), validation: (rule) => rule.email() },
    ),
    ...inGroup(
      "times",
      timeZone("Of the clock beside it, as in “Asia/Dubai”."),
      hours,
      choice("state", "State", officeStates, "open"),
      moment("opensAt", "Opens", {
        description: "From this moment on a planned office shows as open, without a deploy.",
      }),
      {
        ...text("openingText", "Opening, in words", {
          description: "“Q4 2025”: the page says “since” or “opens in” before it.",
        }),
        validation: (rule) =>
          rule.custom(
            requiredWhere(
              ({ state }) => state === "planned",
              "Say when it opens, as well as you know.",
            ),
          ),
      },
    ),
    ...inGroup("publishing", order, sampleMark),
    {
      ...arabic(
        text("name", "City"),
        text("address", "Address"),
        text("openingText", "Opening, in words"),
      ),
      group: ["place", "times"],
    },
  ],
  orderings: [byOrder],
  preview: {
    select: { title: "name", address: "address", state: "state", arabic: "ar.name" },
    prepare: ({ title, address, state, arabic: arabicName }) => ({
      title,
      subtitle: joinSubtitle(state === "planned" && "planned", address, !arabicName && "no Arabic"),
    }),
  },
} satisfies SchemaTypeDefinition;
