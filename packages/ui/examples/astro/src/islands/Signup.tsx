import { AgencyProvider, Container, SignupField } from "@agency/ui";
import { useState } from "react";

/** Context does not cross islands: each needs a provider. */
export function Signup() {
  const [status, setStatus] = useState<string>();
  return (
    <AgencyProvider language="en">
      <Container paddingBlockStart="section">
        <SignupField
          label="Email"
          submitLabel="Subscribe"
          status={status}
          onSubmit={(email) => setStatus(`Thank you, ${email}.`)}
        />
      </Container>
    </AgencyProvider>
  );
}
