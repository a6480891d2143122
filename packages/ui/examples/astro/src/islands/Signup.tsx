import { AgencyProvider, Container, SignupField } from "@agency/ui";
import { useState } from "react";

/** Each island needs its own provider: context does not cross islands. */
export function Signup() {
  const [status, setStatus] = useState<string>();
  return (
    <AgencyProvider language="en">
      <Container before="section">
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
