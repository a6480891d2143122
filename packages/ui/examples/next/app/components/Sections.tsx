import {
  Accordion,
  Alert,
  Badge,
  ButtonLink,
  CallToAction,
  Card,
  Countdown,
  DetailRows,
  EmptyState,
  ErrorState,
  Faq,
  FeatureList,
  Gallery,
  List,
  ListItem,
  People,
  PeopleSkeleton,
  PlacesFilled,
  Portrait,
  PreviousNext,
  Pricing,
  Section,
  SectionHeader,
  SectionTitle,
  Stats,
  Steps,
  Table,
  Testimonial,
  Text,
  Timeline,
} from "@agency/ui";
import { image } from "./image";

const next = <ButtonLink href="/next">الصفحة التالية</ButtonLink>;

export function Sections() {
  return (
    <>
      <Section id="sections" label="الأقسام" meta="قسم واحد">
        <SectionTitle side="نص جانبي" level={3}>
          عنوان القسم
        </SectionTitle>
        <Accordion items={[{ value: "a", title: "السؤال الأول", content: "الجواب" }]} />
        <Faq items={[{ title: "كم يستغرق المشروع؟", content: "ستة أسابيع." }]} />
        <FeatureList items={[{ title: "سريع", description: "يُعرض على الخادم." }]} />
        <Steps items={[{ title: "البحث" }, { title: "التصميم" }]} />
        <Timeline items={[{ start: 0, end: 50, label: "مايو", title: "المرحلة الأولى" }]} />
        <Stats items={[{ value: "12", label: "مشروعًا" }]} />
        <Stats
          items={[
            {
              value: "−60%",
              label: "مكالمات",
              before: { amount: 180, label: "180" },
              after: { amount: 60, label: "60" },
            },
          ]}
          labels={{ before: "قبل", after: "بعد" }}
        />
      </Section>
      <SectionHeader label="قسم آخر" />
      <Alert tone="info" label="معلومة" title="تحديث" level={3}>
        عُدّلت المواعيد.
      </Alert>
      <Card title="بطاقة" href="/next" eyebrow="مقال" media={<Badge>جديد</Badge>}>
        <Text>وصف قصير</Text>
      </Card>
      <Countdown
        to="2099-01-01T00:00:00Z"
        now={Date.UTC(2026, 5, 1)}
        labels={{ days: "يوم", hours: "ساعة", minutes: "دقيقة", seconds: "ثانية" }}
        date="1 يناير 2099"
      />
      <DetailRows items={[{ title: "المشكلة", content: "وقت الانتظار." }]} />
      <EmptyState title="لا نتائج" description="جرّب كلمة أخرى." actions={next} />
      <ErrorState
        title="تعذّر تحميل القائمة"
        description="يُرجى المحاولة مرة أخرى."
        retryLabel="إعادة المحاولة"
        href="/components"
      />
      <Gallery
        items={[{ image, caption: "الأولى" }, { image }]}
        labels={{ title: "معرض الصور", close: "إغلاق", position: "الصورة {position} من {total}" }}
      />
      <List aria-label="الوظائف">
        <ListItem title="مصمّم" href="/next" meta={["دبي"]} flag={<Badge>جديد</Badge>} />
      </List>
      <People
        items={[
          {
            id: "editor",
            name: "فريق التحرير",
            portrait: <Portrait record={{ seed: 4, hair: "curls" }} />,
            role: "التحرير",
          },
        ]}
      />
      <PeopleSkeleton count={2} />
      <PlacesFilled filled={7} total={10} label="7 من 10 مقاعد محجوزة" />
      <Pricing
        caption="الباقات"
        features={["الصفحات", "الدعم"]}
        items={[{ title: "الأساسية", values: ["5", true], actions: next }]}
        labels={{ plan: "الباقة", actions: "الخطوة التالية", included: "متاح" }}
      />
      <Table
        caption="المشاريع"
        columns={[
          { key: "name", label: "الاسم" },
          { key: "year", label: "السنة", numeric: true },
        ]}
        rows={[{ id: "1", cells: { name: "Palmera", year: "2026" } }]}
      />
      <Testimonial quote="عمل متقن." attribution="عميل" />
      <PreviousNext
        label="مشاريع أخرى"
        next={{ label: "التالي", title: "مشروع آخر", href: "/next" }}
      />
      <CallToAction title="لنبدأ مشروعك" actions={next} />
    </>
  );
}
