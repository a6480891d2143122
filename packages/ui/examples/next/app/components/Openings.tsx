import {
  ArticleHeader,
  ArticleSkeleton,
  Breadcrumbs,
  ButtonLink,
  DetailHeader,
  DetailSkeleton,
  Hero,
  Launch,
  NotFound,
  PageHeader,
} from "@agency/ui";
import { image } from "./image";

export function Openings() {
  return (
    <>
      <Hero
        title="كل المكوّنات"
        lead="تُعرض هذه الصفحة على الخادم."
        actions={<ButtonLink href="/next">الصفحة التالية</ButtonLink>}
      />
      <PageHeader title="عنوان صفحة" eyebrow="مدخل" lead="مقدمة قصيرة" />
      <DetailHeader
        title="مشروع"
        breadcrumbs={
          <Breadcrumbs
            label="مسار المشروع"
            items={[{ label: "أعمالنا", href: "/next" }, { label: "مشروع" }]}
          />
        }
        facts={[{ label: "السنة", value: "2026" }]}
        outcome={[{ value: "20%", label: "وقت أقل", href: "#main" }]}
        image={image}
      />
      <ArticleHeader
        title="مقال"
        facts={[{ label: "الكاتب", value: "فريق التحرير" }]}
        back={{ label: "كل المقالات", href: "/next" }}
        image={image}
      />
      <Launch
        title="Palmera"
        titleLang="en"
        start="2026-01-01T00:00:00Z"
        to="2099-01-01T00:00:00Z"
        now={Date.UTC(2026, 5, 1)}
        labels={{ days: "يوم", hours: "ساعة", minutes: "دقيقة", seconds: "ثانية" }}
        date="1 يناير 2099"
        before={{ note: "قريبًا", description: "الافتتاح يقترب." }}
        launched={{ note: "افتُتح", description: "أهلًا بكم." }}
      />
      <NotFound
        title="لم نجد الصفحة"
        description="ربما تغيّر العنوان."
        itemsLabel="صفحات أخرى"
        items={[{ label: "الصفحة التالية", href: "/next" }]}
      />
      <ArticleSkeleton />
      <DetailSkeleton facts={2} withImage />
    </>
  );
}
