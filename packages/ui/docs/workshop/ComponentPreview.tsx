import { storyImage } from "../../../../.storybook/images.ts";
import { RankedList } from "../../src/articles/RankedList/index.ts";
import { Checkbox } from "../../src/forms/Checkbox/index.ts";
import { FormStatus } from "../../src/forms/FormStatus/index.ts";
import { TextField } from "../../src/forms/TextField/index.ts";
import { PageHeader } from "../../src/openings/PageHeader/index.ts";
import { AccentLine } from "../../src/primitives/AccentLine/index.ts";
import { Button } from "../../src/primitives/Button/index.ts";
import { Container } from "../../src/primitives/Container/index.ts";
import { Image } from "../../src/primitives/Image/index.ts";
import { Inline } from "../../src/primitives/Inline/index.ts";
import { Link } from "../../src/primitives/Link/index.ts";
import { Stack } from "../../src/primitives/Stack/index.ts";
import { Tag } from "../../src/primitives/Tag/index.ts";
import { Text } from "../../src/primitives/Text/index.ts";
import { CallToAction } from "../../src/sections/CallToAction/index.ts";
import { Card } from "../../src/sections/Card/index.ts";
import { Stats } from "../../src/sections/Stats/index.ts";
import { Wordmark } from "../../src/shell/Wordmark/index.ts";
import { type OverlayMessages, OverlayPreview } from "./OverlayPreview.tsx";

const words = {
  en: {
    themes: { dark: "dark", light: "light" },
    mark: "bayn",
    title: "Services",
    eyebrow: "Six disciplines",
    lead: "From the first idea to the first sale.",
    send: "Send message",
    all: "See the work",
    cancel: "Cancel",
    tags: ["Identity", "Arabic type", "Forms"],
    email: "Email address",
    error: "Enter an address such as name@example.com.",
    agree: "Send me the newsletter",
    sent: "Your message has arrived",
    claims: [
      { value: "99.9%", label: "uptime on everything we host" },
      { value: "24", label: "hours at most until a person replies" },
    ],
    popular: "Popular posts",
    posts: ["A brand book nobody prints is still a book", "What the first week should tell you"],
    cover: "A timetable you can read from the quay",
    call: "Tell us about it.",
    surfaces: {
      title: "Delete the draft?",
      text: "Nobody can bring it back.",
      accept: "Delete",
      cancel: "Keep it",
      choices: ["Newest first", "Oldest first", "Delete"],
    } satisfies OverlayMessages,
  },
  ar: {
    themes: { dark: "داكن", light: "فاتح" },
    mark: "بين",
    title: "الخدمات",
    eyebrow: "ستة تخصصات",
    lead: "من أول فكرة إلى أول عملية بيع.",
    send: "إرسال الرسالة",
    all: "عرض الأعمال",
    cancel: "إلغاء",
    tags: ["الهوية", "الخط العربي", "النماذج"],
    email: "البريد الإلكتروني",
    error: "عنوان مثل name@example.com مطلوب هنا.",
    agree: "تلقّي النشرة البريدية",
    sent: "وصلت رسالتك",
    claims: [
      { value: "99.9%", label: "توافر الخدمة في كل ما نستضيفه" },
      { value: "24", label: "ساعة على الأكثر حتى يردّ عليك شخص من الفريق" },
    ],
    popular: "المقالات الأكثر قراءةً",
    posts: ["دليل الهوية الذي لا يُطبع يبقى دليلًا", "ما الذي يكشفه أول أسبوع"],
    cover: "جدول عبّارات يُقرأ من على الرصيف",
    call: "حدّثنا عنها.",
    surfaces: {
      title: "حذف المسودة؟",
      text: "لا يمكن استرجاعها بعد الحذف.",
      accept: "حذف",
      cancel: "إبقاء",
      choices: ["الأحدث أولًا", "الأقدم أولًا", "حذف"],
    } satisfies OverlayMessages,
  },
};

/** Samples of each group, in one language. */
export function ComponentPreview({
  language,
  theme,
}: {
  language: "en" | "ar";
  theme: "dark" | "light";
}) {
  const t = words[language];
  // Landmarks need unique names.
  const named = (text: string) => `${text} (${t.themes[theme]})`;
  return (
    <>
      <Container>
        <Wordmark>{t.mark}</Wordmark>
      </Container>
      <PageHeader title={t.title} eyebrow={t.eyebrow} lead={t.lead} size="d2" />
      <Container paddingBlockStart="page">
        <Stack gap={7}>
          <Inline gap={4}>
            <Button>{t.send}</Button>
            <Button variant="outline">{t.all}</Button>
            <Button variant="text">{t.cancel}</Button>
            <Link variant="line" href="#work">
              {t.all}
            </Link>
          </Inline>
          <AccentLine size="medium" />
          <Inline gap={3}>
            {t.tags.map((tag, index) => (
              <Tag key={tag} href={`#tag-${index}`} current={index === 0}>
                {tag}
              </Tag>
            ))}
            <Text tone="secondary">{t.eyebrow}</Text>
            <Text tone="tertiary">{t.eyebrow}</Text>
          </Inline>
          <TextField label={t.email} defaultValue="name@" errorMessage={t.error} />
          <Checkbox label={t.agree} defaultChecked />
          <FormStatus tone="success" title={t.sent}>
            {t.lead}
          </FormStatus>
          <OverlayPreview words={t.surfaces} />
          <Stats items={t.claims} />
          <RankedList
            title={named(t.popular)}
            items={t.posts.map((title, index) => ({ title, href: `#post-${index}` }))}
          />
          <Card href="#case" title={t.cover} media={<Image {...storyImage("network")} />} />
        </Stack>
      </Container>
      <CallToAction
        ground="accent"
        level={3}
        title={named(t.call)}
        actions={<Button variant="outline">{t.send}</Button>}
      />
    </>
  );
}
