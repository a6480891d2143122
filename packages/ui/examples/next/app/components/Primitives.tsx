import {
  AccentLine,
  Artwork,
  Avatar,
  Badge,
  Breadcrumbs,
  Button,
  ButtonLink,
  Callout,
  DescriptionList,
  Grid,
  GridItem,
  Heading,
  IconButton,
  Image,
  Inline,
  Link,
  LoadMore,
  MailIcon,
  MetaLine,
  Pagination,
  Portrait,
  PortraitPair,
  ProductTheme,
  Reveal,
  Separator,
  Skeleton,
  SkeletonCover,
  SkeletonRows,
  SkeletonText,
  Spinner,
  Split,
  Stack,
  Tabs,
  Tag,
  TagList,
  Text,
  VisuallyHidden,
  WholeWords,
} from "@agency/ui";
import { image } from "./image";

const skeleton = (
  <>
    <SkeletonCover />
    <SkeletonRows count={2} />
    <SkeletonText lines={2} />
  </>
);

const productColors = {
  dark: { accent: "#6fd6b0", onAccent: "#04231c" },
  light: { accent: "#0f766e", onAccent: "#ffffff" },
};

export function Primitives() {
  return (
    <Stack as="section" gap={5}>
      <Heading level={2}>
        <WholeWords>العناصر الأساسية</WholeWords>
      </Heading>
      <AccentLine size="medium" />
      <Separator />
      <Breadcrumbs
        label="مسار التنقل"
        items={[{ label: "الرئيسية", href: "/" }, { label: "المكوّنات" }]}
      />
      <Inline gap={3}>
        <Button>إرسال</Button>
        <ButtonLink href="/next" variant="outline">
          التالي
        </ButtonLink>
        <IconButton label="البريد">
          <MailIcon />
        </IconButton>
        <Badge tone="success">جديد</Badge>
        <Tag href="/next">تصميم</Tag>
        <Spinner label="جارٍ التحميل" variant="block" />
      </Inline>
      <TagList aria-label="الموضوعات" items={[{ label: "أبحاث", href: "/next" }]} />
      <Text>
        نص فيه <Link href="/next">رابط</Link>
        <VisuallyHidden> لقارئ الشاشة</VisuallyHidden>
      </Text>
      <MetaLine items={["2026", "دبي"]} />
      <Callout>ملاحظة مهمة</Callout>
      <DescriptionList items={[{ label: "المدينة", value: "دبي" }]} />
      <Grid>
        <GridItem span={4}>
          <Image {...image} />
        </GridItem>
        <GridItem span={4}>
          <Artwork kind="terrain" ratio="16 / 9" />
        </GridItem>
      </Grid>
      <Inline gap={3}>
        <Avatar seed="palmera" name="سارة" />
        <Portrait record={{ seed: 1, hair: "bob" }} label="صورة مرسومة" />
        <PortraitPair
          first={{ seed: 2, hair: "short" }}
          second={{ seed: 3, hair: "hijab" }}
          label="صورتان مرسومتان"
        />
      </Inline>
      <Split main={<Text>المتن</Text>} side={<Text>الجانب</Text>} />
      <Reveal>
        <Text>يظهر عند التمرير.</Text>
      </Reveal>
      <ProductTheme colors={productColors}>
        <Text tone="accent">لون المنتج</Text>
      </ProductTheme>
      <Tabs
        label="الأقسام"
        items={[
          { value: "one", label: "الأول", content: <Text>محتوى القسم الأول</Text> },
          { value: "two", label: "الثاني", content: <Text>محتوى القسم الثاني</Text> },
        ]}
      />
      <Pagination
        label="صفحات المدونة"
        page={2}
        pageCount={5}
        getHref="/components?page={page}"
        labels={{ previous: "السابقة", next: "التالية", page: "الصفحة {page}" }}
      />
      <LoadMore label="عرض المزيد" href="/components?count=20" remaining="10 من 20" />
      <Skeleton busy label="جارٍ تحميل القائمة" fallback={skeleton} />
    </Stack>
  );
}
