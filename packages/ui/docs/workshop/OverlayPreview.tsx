import { clsx } from "clsx";
import { Checkbox } from "../../src/forms/Checkbox/index.ts";
import * as modal from "../../src/internal/modal.css.ts";
import * as menu from "../../src/overlays/Menu/MenuItems.css.ts";
import * as popover from "../../src/overlays/Popover/PopoverContent.css.ts";
import { Button } from "../../src/primitives/Button/index.ts";
import { CheckIcon } from "../../src/primitives/Icons/index.ts";
import { Inline } from "../../src/primitives/Inline/index.ts";
import { Text } from "../../src/primitives/Text/index.ts";
import { sizes } from "../../src/theme/type.css.ts";

export interface OverlayMessages {
  title: string;
  text: string;
  accept: string;
  cancel: string;
  choices: readonly [chosen: string, pointed: string, removed: string];
}

/**
 * Static copies of menu, popover and dialog. Open ones would render at the document's end, outside
 * the theme.
 */
export function OverlayPreview({ words }: { words: OverlayMessages }) {
  const [chosen, pointed, removed] = words.choices;
  return (
    <>
      <Inline gap={5} align="start">
        <div className={menu.menu}>
          <div className={menu.item}>
            <CheckIcon className={menu.iconColumn} />
            {chosen}
          </div>
          <div className={menu.item} data-highlighted="">
            <span className={menu.iconColumn} />
            {pointed}
          </div>
          <div className={menu.separator} />
          <div className={clsx(menu.item, menu.destructive)}>
            <span className={menu.iconColumn} />
            {removed}
          </div>
        </div>
        <div className={popover.sheet}>
          <div className={popover.body}>
            <Checkbox label={chosen} defaultChecked />
          </div>
        </div>
      </Inline>
      <div className={clsx(modal.window, "workshop-window")}>
        <div className={modal.sheet}>
          <div className={modal.header}>
            <p className={clsx(sizes.h4, modal.title)}>{words.title}</p>
          </div>
          <div className={modal.body}>
            <Text tone="secondary">{words.text}</Text>
          </div>
          <div className={modal.actions}>
            <Button size="small">{words.accept}</Button>
            <Button size="small" variant="outline">
              {words.cancel}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}
