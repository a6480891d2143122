import { Localized } from "@agency/client/components/Localized";
import { formatClock } from "@agency/client/format";
import { useLanguage, useQuery } from "@agency/client/navigation";
import { getLocale } from "@agency/content/language";
import { contactQuery, type OpenHours } from "@agency/content/queries/contact";
import { type Weekday, weekdays } from "@agency/content/weekdays";
import { OfficeList } from "@agency/showcase/OfficeList";
import { Container } from "@agency/ui/Container";
import { Link } from "@agency/ui/Link";
import { Section } from "@agency/ui/Section";
import { Stack } from "@agency/ui/Stack";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { describeOpening, useOfficeClock } from "../../OfficeClocks.tsx";
import { getPhoneUrl } from "./phoneUrls.ts";

export function OfficeLocations() {
  const { t } = useTranslation("contact");
  const { offices, isSample } = useQuery(contactQuery, { lang: useLanguage() });
  const clock = useOfficeClock();
  const getHours = useHours();
  if (offices.length === 0) return null;
  return (
    <Section level={2} id="offices" label={t("offices.label")} meta={t("offices.note")}>
      <Container>
        <Stack gap={5}>
          <OfficeList
            items={offices.map((office) => ({
              name: <Localized value={office.name} />,
              address: <Localized value={office.address} />,
              lines: [
                ...office.hours.map(getHours),
                ...(office.phone
                  ? [<Line key="phone" href={getPhoneUrl(office.phone)} text={office.phone} />]
                  : []),
                ...(office.email
                  ? [<Line key="email" href={`mailto:${office.email}`} text={office.email} />]
                  : []),
              ],
              note: office.opening
                ? describeOpening({ ...office, ...office.opening }, (key, texts) =>
                    t(`offices.${key}`, texts),
                  )
                : undefined,
              time: clock(office.timeZone),
            }))}
          />
          {(isSample || offices.some((office) => office.isSample)) && (
            <Text size="xs" tone="tertiary">
              {t("offices.sample")}
            </Text>
          )}
        </Stack>
      </Container>
    </Section>
  );
}

const Line = ({ href, text }: { href: string; text: string }) => (
  <Link variant="plain" href={href}>
    <bdi dir="ltr">{text}</bdi>
  </Link>
);

function useHours() {
  const { t } = useTranslation("contact");
  const language = useLanguage();
  const weekday = new Intl.DateTimeFormat(getLocale(language), {
    weekday: "long",
    timeZone: "UTC",
  });
  // 2024-01-01 is a Monday.
  const formatWeekday = (day: Weekday) =>
    weekday.format(new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))));
  const clock = (time: string) => formatClock(new Date(`2024-01-01T${time}Z`), language, "UTC");
  return ({ firstDay, lastDay, opens, closes }: OpenHours): string =>
    t(firstDay === lastDay ? "offices.hoursOfDay" : "offices.hours", {
      first: formatWeekday(firstDay),
      last: formatWeekday(lastDay),
      opens: clock(opens),
      closes: clock(closes),
    });
}
