import { AgencyProvider, PageHeader } from "@agency/ui";

/** No island: HTML without a script, as nothing in it moves. */
export function Opening() {
  return (
    <AgencyProvider language="en">
      <PageHeader title="Islands" lead="What needs no script brings none." />
    </AgencyProvider>
  );
}
