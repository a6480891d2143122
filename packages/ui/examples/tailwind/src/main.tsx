import {
  AccentLine,
  AgencyProvider,
  Button,
  Container,
  Heading,
  Stack,
  Text,
  TextField,
  ToastProvider,
  useTheme,
  useToast,
} from "@agency/ui";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import "./styles.css";

function Page({ onLanguage }: { onLanguage: () => void }) {
  const { theme, toggleTheme } = useTheme();
  const { toast } = useToast();
  return (
    <Container as="main" paddingBlockStart="page">
      <Stack gap={6}>
        <Heading level={1} size="d2">
          One package, one provider
        </Heading>
        <AccentLine size="medium" />
        <Text size="lead">The theme is {theme}.</Text>
        <TextField label="Email" type="email" name="email" />
        <Button onClick={() => toast({ title: "Saved." })}>Save</Button>
        <Button variant="outline" className="p-10" onClick={toggleTheme}>
          Change the theme
        </Button>
        <Button variant="outline" onClick={onLanguage}>
          <span lang="ar">العربية</span>
        </Button>
        <p className="rounded-lg border-4 p-4 text-xl">Beside them stand utilities alone.</p>
      </Stack>
    </Container>
  );
}

function App() {
  const [language, setLanguage] = useState("en");
  return (
    <AgencyProvider language={language}>
      <ToastProvider
        labels={{
          region: "Notifications",
          close: "Close",
          success: "Success",
          error: "Error",
          info: "Note",
        }}
      >
        <Page onLanguage={() => setLanguage(language === "en" ? "ar" : "en")} />
      </ToastProvider>
    </AgencyProvider>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
