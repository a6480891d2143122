import { AgencyProvider, PageHeader } from "@agency/ui";

/** Static HTML, not an island. */
export function Opening() {
  return (
    <AgencyProvider language="en">
      <PageHeader title="Islands" lead="What needs no script brings none." />
    </AgencyProvider>
  );
}
