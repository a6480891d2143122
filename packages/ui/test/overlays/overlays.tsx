import { AlertDialog } from "@agency/ui/AlertDialog";
import { Button } from "@agency/ui/Button";
import { Combobox } from "@agency/ui/Combobox";
import { DateField } from "@agency/ui/DateField";
import { Dialog } from "@agency/ui/Dialog";
import { Drawer } from "@agency/ui/Drawer";
import { Gallery } from "@agency/ui/Gallery";
import { Menu } from "@agency/ui/Menu";
import { Nav } from "@agency/ui/Nav";
import { Popover } from "@agency/ui/Popover";
import { ToastProvider, useToast } from "@agency/ui/Toast";
import { Tooltip } from "@agency/ui/Tooltip";
import { useState } from "react";

const trigger = <Button>Open</Button>;
const modal = { title: "Title", closeLabel: "Close", children: <input aria-label="Name" /> };
const pixel =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='4' height='3'/%3E";

function ControlledDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...modal} open={open} onOpenChange={setOpen} />
    </>
  );
}

function ToastButton() {
  const { showToast } = useToast();
  return <Button onClick={() => showToast({ message: "Saved" })}>Open</Button>;
}

/** One control each, which opens the overlay. */
export const overlays = {
  dialog: () => <Dialog {...modal} trigger={trigger} />,
  controlledDialog: ControlledDialog,
  alertDialog: () => (
    <AlertDialog
      trigger={trigger}
      title="Title"
      description="Description"
      actionLabel="Delete"
      cancelLabel="Keep"
      onAction={() => {}}
    />
  ),
  drawer: () => <Drawer {...modal} trigger={trigger} />,
  menu: () => (
    <Menu
      label="Open"
      items={[
        { label: "Copy", onSelect() {} },
        { label: "Delete", onSelect() {} },
      ]}
    />
  ),
  popover: () => (
    <Popover label="Open" closeLabel="Close">
      Words
    </Popover>
  ),
  tooltip: () => <Tooltip label="Hint">{trigger}</Tooltip>,
  navDropdown: () => (
    <Nav
      brand="Brand"
      homeHref="#home"
      homeLabel="Home"
      label="Main"
      menuLabels={{ open: "Menu", close: "Close" }}
      items={[{ id: "open", label: "Open", items: [{ label: "Branding", href: "#branding" }] }]}
    />
  ),
  combobox: () => (
    <Combobox label="City" emptyLabel="None" options={[{ value: "dubai", label: "Dubai" }]} />
  ),
  dateField: () => <DateField label="Start" defaultValue="2026-03-21" />,
  gallery: () => (
    <Gallery
      images={[{ image: { src: pixel, width: 4, height: 3, alt: "Open" } }]}
      labels={{
        title: "Pictures",
        enlarge: "Enlarge",
        close: "Close",
        previous: "Previous",
        next: "Next",
        position: "{n} of {total}",
      }}
    />
  ),
  toast: () => (
    <ToastProvider
      labels={{
        region: "Notifications",
        close: "Close",
        success: "Done:",
        error: "Error:",
        info: "Note:",
      }}
    >
      <ToastButton />
    </ToastProvider>
  ),
};
