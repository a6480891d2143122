import { Button } from "@agency/ui/Button";
import "@agency/ui/Button/styles.css";
import { Container } from "@agency/ui/Container";
import "@agency/ui/Container/styles.css";
import { Heading } from "@agency/ui/Heading";
import "@agency/ui/Heading/styles.css";
import { Line } from "@agency/ui/Line";
import "@agency/ui/Line/styles.css";
import { Link } from "@agency/ui/Link";
import "@agency/ui/Link/styles.css";
import { Stack } from "@agency/ui/Stack";
import "@agency/ui/Stack/styles.css";
import { TextField } from "@agency/ui/TextField";
import "@agency/ui/TextField/styles.css";
import { ThemeToggle } from "@agency/ui/ThemeToggle";
import "@agency/ui/ThemeToggle/styles.css";

export default function Page() {
  return (
    <Container as="main" before="page">
      <Stack gap={6}>
        <ThemeToggle
          labels={{ toLight: "التبديل إلى المظهر الفاتح", toDark: "التبديل إلى المظهر الداكن" }}
        />
        <Heading level={1} size="d2">
          صفحة من الخادم
        </Heading>
        <Line size="strong" />
        <TextField label="البريد الإلكتروني" type="email" name="email" />
        <Button>إرسال</Button>
        <Link href="/next" kind="line">
          الصفحة التالية
        </Link>
      </Stack>
    </Container>
  );
}
