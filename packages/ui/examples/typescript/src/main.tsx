import "@agency/ui/styles.css";
import "@agency/ui/theme.css";
import "@agency/ui/Button/styles.css";
import "@agency/tokens/variables.css";
import { brandCss, createBrand } from "@agency/tokens";
import { AgencyProvider, Container, type LinkComponentProps, Stack, TextField } from "@agency/ui";
import { Button } from "@agency/ui/Button";
import { vars } from "@agency/ui/theme";
import { themeScript } from "@agency/ui/theme-script";

const RouterLink = ({ href, ...rest }: LinkComponentProps) => <a href={href} {...rest} />;

export const styles: string = brandCss(createBrand("#6fd6b0"));
export const script: string = themeScript;
export const accent: string = vars.color.accent;

export function App({ size }: { size: "small" | "medium" }) {
  return (
    <AgencyProvider language="ar" linkComponent={RouterLink}>
      <Container as="main">
        <Stack gap={4}>
          <TextField label="الاسم" name="name" required />
          <Button size={size} onClick={(event) => event.currentTarget.focus()}>
            إرسال
          </Button>
          {/* @ts-expect-error a field needs a label */}
          <TextField name="email" />
        </Stack>
      </Container>
    </AgencyProvider>
  );
}
