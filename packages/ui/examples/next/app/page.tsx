import { AccentLine } from "@agency/ui/AccentLine";
import { Button } from "@agency/ui/Button";
import { Container } from "@agency/ui/Container";
import { Heading } from "@agency/ui/Heading";
import { Link } from "@agency/ui/Link";
import { Stack } from "@agency/ui/Stack";
import { TextField } from "@agency/ui/TextField";
import { ThemeToggle } from "@agency/ui/ThemeToggle";

export default function Page() {
  return (
    <Container as="main" paddingBlockStart="page">
      <Stack gap={6}>
        <ThemeToggle
          labels={{ toLight: "التبديل إلى المظهر الفاتح", toDark: "التبديل إلى المظهر الداكن" }}
        />
        <Heading level={1} size="d2">
          صفحة من الخادم
        </Heading>
        <AccentLine size="medium" />
        <TextField label="البريد الإلكتروني" type="email" name="email" />
        <Button>إرسال</Button>
        <Link href="/next" variant="line">
          الصفحة التالية
        </Link>
      </Stack>
    </Container>
  );
}
