import { AgencyProvider, Container, ThemeToggle } from "@agency/ui";

/** Separate island. */
export function Controls() {
  return (
    <AgencyProvider language="en">
      <Container as="header">
        <ThemeToggle
          labels={{ toLight: "Switch to light theme", toDark: "Switch to dark theme" }}
        />
      </Container>
    </AgencyProvider>
  );
}
