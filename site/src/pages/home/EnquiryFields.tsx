import { interpolateNodes } from "@agency/client/content/interpolateNodes";
import type { FormValues } from "@agency/client/forms/draft";
import { type Station, stations } from "@agency/content";
import { Sentence, SentenceField } from "@agency/ui/SentenceField";
import { useHydrated } from "@agency/ui/utils";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useContactMessages } from "../contact/useContactMessages.ts";
import { initialStage, nextService, useStage } from "./stageStore.ts";

/** Draft fields of the contact page, absent here. */
const carried = ["phone", "company", "product", "plan", "caseStudy"] as const;

interface EnquiryFieldsProps {
  values: FormValues;
  given: Station | undefined;
}

/** Contact form as a sentence. Two fields follow the stage slider until the visitor types. */
export function EnquiryFields({ values, given }: EnquiryFieldsProps) {
  const { t } = useTranslation("home");
  const { labels } = useContactMessages();
  const { station: now, moveTo } = useStage();
  const hydrated = useHydrated();
  const station = hydrated ? now : (given ?? now);
  const getNeeds = (key: Station) => t(`way.stations.${key}.needs`);
  const [written, setWritten] = useState(() =>
    values.message === getNeeds(given ?? initialStage) ? undefined : values.message,
  );
  const brought = useRef(given);
  const begin = useEffectEvent(() => {
    if (brought.current) moveTo(brought.current);
    // Once: effects run again after `Activity` hid the page.
    brought.current = undefined;
  });
  useEffect(() => begin(), []);
  const service = hydrated ? nextService[station] : "Other Services";
  return (
    <div>
      {carried.map(
        (name) =>
          values[name] && <input key={name} type="hidden" name={name} value={values[name]} />,
      )}
      <input type="hidden" name="service" value={service} />
      <Sentence>
        {interpolateNodes(
          (point, needs, first, last, email) =>
            t("enquiry.sentence", { station: point, needs, first, last, email }),
          (mark) => (
            <SentenceField
              mark={mark}
              label={t("enquiry.station")}
              name="station"
              options={stations.map((value) => ({
                value,
                label: t(`way.stations.${value}.reached`),
              }))}
              value={station}
              onValueChange={(value) => moveTo(value as Station)}
            />
          ),
          (mark) => (
            <SentenceField
              mark={mark}
              label={t("enquiry.needs")}
              name="message"
              type="lines"
              value={written ?? getNeeds(station)}
              onValueChange={setWritten}
              required
            />
          ),
          (mark) => (
            <SentenceField
              mark={mark}
              label={labels.firstName}
              name="firstName"
              placeholder={t("enquiry.firstName")}
              autoComplete="given-name"
              defaultValue={values.firstName}
              required
            />
          ),
          (mark) => (
            <SentenceField
              mark={mark}
              label={labels.lastName}
              name="lastName"
              placeholder={t("enquiry.lastName")}
              autoComplete="family-name"
              defaultValue={values.lastName}
              required
            />
          ),
          (mark) => (
            <SentenceField
              mark={mark}
              label={labels.email}
              name="email"
              type="email"
              placeholder={t("enquiry.email")}
              autoComplete="email"
              defaultValue={values.email}
              required
            />
          ),
        )}
      </Sentence>
    </div>
  );
}
