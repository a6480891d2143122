import {
  AgencyProvider,
  Banner,
  Container,
  Footer,
  IntroMarkup,
  LanguageMenu,
  LanguageSelect,
  Main,
  MotionProvider,
  MotionToggle,
  Nav,
  ParticleBackground,
  ScrollProgress,
  ScrollToTop,
  SkipLink,
  Stack,
  StarBackground,
  ThemeProvider,
  ThemeToggle,
  ToastProvider,
  Wordmark,
  WordmarkPair,
} from "@agency/ui";
import { Articles } from "./Articles";
import { Charts } from "./Charts";
import { Forms } from "./Forms";
import { Icons } from "./Icons";
import { Openings } from "./Openings";
import { Overlays } from "./Overlays";
import { Primitives } from "./Primitives";
import { Sections } from "./Sections";

const languages = [
  { value: "ar", label: "العربية", href: "/components" },
  { value: "en", label: "English", href: "/en/components" },
];

/** Every component of the library in a server component. */
export default function ComponentsPage() {
  return (
    <AgencyProvider language="ar">
      <ThemeProvider>
        <MotionProvider>
          <ToastProvider labels={{ region: "الإشعارات", close: "إغلاق" }}>
            <SkipLink href="#main">تخطَّ إلى المحتوى</SkipLink>
            <StarBackground />
            <ParticleBackground />
            <IntroMarkup hidden brand="الوكالة" label="جارٍ التحميل" />
            <Banner label="إعلان" dismiss={{ id: "news", label: "إخفاء الإعلان" }}>
              مكتبنا الجديد مفتوح الآن.
            </Banner>
            <Nav
              brand={<Wordmark>الوكالة</Wordmark>}
              homeHref="/"
              homeLabel="الوكالة، الصفحة الرئيسية"
              label="القائمة الرئيسية"
              items={[
                { label: "المكوّنات", href: "/components", current: true },
                {
                  id: "work",
                  label: "أعمالنا",
                  items: [{ label: "صفحة أخرى", href: "/next", description: "مثال على رابط" }],
                },
              ]}
              actions={<LanguageMenu label="اللغة" options={languages} value="ar" size="small" />}
              menuLabels={{ open: "فتح القائمة", close: "إغلاق القائمة" }}
              progress={<ScrollProgress />}
            />
            <Main id="main">
              <Container>
                <Stack gap={7}>
                  <Openings />
                  <Primitives />
                  <Icons />
                  <Forms />
                  <Overlays />
                  <Sections />
                  <Articles />
                  <Charts />
                </Stack>
              </Container>
            </Main>
            <Footer
              blurb="نبني المواقع."
              columns={[{ title: "الصفحات", items: [{ label: "الصفحة التالية", href: "/next" }] }]}
              brand={<WordmarkPair latin="Agency" arabic="الوكالة" />}
              copyright="جميع الحقوق محفوظة"
              controls={
                <>
                  <LanguageSelect label="لغة الموقع" options={languages} value="ar" />
                  <ThemeToggle
                    labels={{
                      toLight: "التبديل إلى المظهر الفاتح",
                      toDark: "التبديل إلى المظهر الداكن",
                    }}
                  />
                  <MotionToggle label="إيقاف الحركة" />
                </>
              }
            />
            <ScrollToTop label="العودة إلى الأعلى" />
          </ToastProvider>
        </MotionProvider>
      </ThemeProvider>
    </AgencyProvider>
  );
}
