import {
  Button,
  ButtonLink,
  Dialog,
  Drawer,
  Heading,
  IconButton,
  InfoIcon,
  Inline,
  Menu,
  Popover,
  Text,
  Tooltip,
} from "@agency/ui";

export function Overlays() {
  return (
    <section>
      <Heading level={2}>النوافذ</Heading>
      <Inline gap={3}>
        <Dialog
          title="نافذة حوار"
          closeLabel="إغلاق"
          trigger={<Button variant="outline">فتح نافذة</Button>}
        >
          <Text>محتوى من الخادم</Text>
        </Dialog>
        <Drawer
          title="لوحة جانبية"
          closeLabel="إغلاق"
          trigger={
            <ButtonLink href="/next" variant="outline">
              فتح لوحة
            </ButtonLink>
          }
        >
          <Text>محتوى اللوحة</Text>
        </Drawer>
        <Menu
          label="المزيد"
          items={[
            { label: "الصفحة التالية", href: "/next" },
            "separator",
            { label: "روابط", items: [{ label: "الرئيسية", href: "/" }] },
          ]}
        />
        <Popover label="تفاصيل" closeLabel="إغلاق">
          <Text>تفاصيل إضافية</Text>
        </Popover>
        <Tooltip label="معلومات">
          <IconButton label="معلومات">
            <InfoIcon />
          </IconButton>
        </Tooltip>
      </Inline>
    </section>
  );
}
