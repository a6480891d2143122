import { AgencyProvider, Container, Heading, Main, Stack, Text, ThemeToggle } from "@agency/ui";
import "@agency/ui/styles.css";
import { createRoot } from "react-dom/client";

createRoot(document.getElementById("root") as HTMLElement).render(
  <AgencyProvider language="ar">
    <Main id="main">
      <Container paddingBlockStart="page">
        <Stack gap={6}>
          <ThemeToggle
            labels={{ toLight: "التبديل إلى المظهر الفاتح", toDark: "التبديل إلى المظهر الداكن" }}
          />
          <Heading level={1} size="d2">
            بلا إضافات
          </Heading>
          <Text size="lead">سطر أوامر واحد يكفي لبناء الصفحة.</Text>
        </Stack>
      </Container>
    </Main>
  </AgencyProvider>,
);
