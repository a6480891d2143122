import { useState } from "react";
import { TextField } from "../../src/forms/TextField/index.ts";
import { Button } from "../../src/primitives/Button/index.ts";
import * as icons from "../../src/primitives/Icons/index.ts";
import { Inline } from "../../src/primitives/Inline/index.ts";
import { Stack } from "../../src/primitives/Stack/index.ts";
import { Text } from "../../src/primitives/Text/index.ts";

/** Other words for what an icon shows. */
const keywords: Partial<Record<string, string>> = {
  ArrowEndIcon: "right next forward",
  ArrowStartIcon: "left back previous",
  CheckIcon: "tick done",
  ChevronIcon: "dropdown expand caret",
  CloseIcon: "cross x dismiss remove",
  CopyIcon: "clipboard duplicate",
  ErrorIcon: "invalid failed",
  ExternalIcon: "new tab outside",
  FilterIcon: "funnel sliders",
  GlobeIcon: "world website",
  LanguageIcon: "translate locale",
  LocationIcon: "map pin address",
  MailIcon: "email envelope",
  MenuIcon: "hamburger navigation",
  MonitorIcon: "system desktop",
  MoonIcon: "dark night",
  MoreIcon: "ellipsis dots",
  PhoneIcon: "call telephone",
  PlusIcon: "add",
  SearchIcon: "magnifier find",
  SoundIcon: "volume audio speaker",
  SuccessIcon: "confirmed",
  SunIcon: "light day",
  UserIcon: "person account profile",
  WarningIcon: "alert triangle caution",
};

const all = Object.entries(icons).filter(([name]) => name.endsWith("Icon") && name !== "Icon");

const getImport = (name: string) => `import { ${name} } from "@agency/ui/Icons";`;

export function findIcons(search: string): typeof all {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(([name]) => {
    const text = `${name} ${keywords[name] ?? ""}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** All icons, with a search. A press copies the import. */
export function IconSheet() {
  const [search, setSearch] = useState("");
  const [copied, setCopied] = useState("");
  const found = findIcons(search);
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(getImport(name));
    setCopied(name);
  };
  return (
    <Stack gap={5}>
      <TextField
        label="Search icons"
        type="search"
        autoComplete="off"
        value={search}
        onValueChange={setSearch}
      />
      <Text size="sm" tone="secondary" role="status">
        {copied ? `Copied: ${getImport(copied)}` : `${found.length} icons`}
      </Text>
      <Inline gap={4} as="ul" align="start">
        {found.map(([name, Icon]) => (
          <li key={name}>
            <Button variant="text" onClick={() => copy(name)}>
              <Inline gap={3} as="span">
                <Icon size={24} />
                <code>{name}</code>
              </Inline>
            </Button>
          </li>
        ))}
      </Inline>
    </Stack>
  );
}
