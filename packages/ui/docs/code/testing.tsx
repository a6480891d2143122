import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { Button } from "@agency/ui/Button";
import { Dialog } from "@agency/ui/Dialog";
import { TextField } from "@agency/ui/TextField";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";

it("asks for a name", async () => {
  render(
    <AgencyProvider language="en">
      <Dialog title="Your name" closeLabel="Close" trigger={<Button>Open</Button>}>
        <TextField label="Name" name="name" />
      </Dialog>
    </AgencyProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  const dialog = await screen.findByRole("dialog", { name: "Your name" });
  await userEvent.type(screen.getByLabelText("Name"), "Amal");
  expect(dialog.contains(screen.getByDisplayValue("Amal"))).toBe(true);
});
