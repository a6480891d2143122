import { clsx } from "clsx";
import type { Ref } from "react";
import { getDirection } from "../../foundations/AgencyProvider/getDirection.ts";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Button, ButtonLink } from "../../primitives/Button/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import * as styles from "./LanguageSelect.css.ts";

export interface LanguageOption {
  /** BCP 47 language tag. */
  value: string;
  /** Native name. */
  label: string;
  /** URL in that language: a link that works without JavaScript. */
  href?: string | undefined;
}

export interface LanguageSelectProps extends OuterProps<HTMLElement> {
  /** Accessible name ("Language"). */
  label: string;
  options: readonly LanguageOption[];
  /** Current language tag. @default of the `AgencyProvider` */
  value?: string | undefined;
  /** Called before the selected tag's `href` is followed. */
  onValueChange?: ((code: string) => void) | undefined;
  /**
   * `single` shows the next language as text, `outline` as a button, `list` all languages.
   *
   * @default "list"
   */
  variant?: "single" | "outline" | "list" | undefined;
}

function LanguageName({
  value,
  label,
  className,
}: Omit<LanguageOption, "href"> & { className: string }) {
  return (
    <span lang={value} dir={getDirection(value)} className={className}>
      {label}
    </span>
  );
}

/**
 * Language switcher. Languages have their own names and no flags.
 *
 * Not for a choice in a form (`Select`) or many languages (`LanguageMenu`).
 */
export function LanguageSelect({
  label,
  options,
  value,
  onValueChange,
  variant = "list",
  ref,
  className,
  ...outer
}: LanguageSelectProps) {
  const { language, Link } = useAgency();
  const current = value ?? language;

  if (variant !== "list") {
    const at = options.findIndex(({ value }) => value === current);
    const next = options[(at + 1) % options.length];
    if (!next || next.value === current) return null;
    const { href, ...named } = next;
    const outlined = variant === "outline";
    const attributes = {
      ...outer,
      ...(outlined && ({ variant: "outline" } as const)),
      className: clsx(!outlined && [styles.button, styles.single], !href && scriptOnly, className),
      onClick: () => onValueChange?.(next.value),
      children: (
        <>
          <VisuallyHidden>{label} </VisuallyHidden>
          <LanguageName {...named} className={styles.name} />
        </>
      ),
    };
    if (href) {
      const Anchor = outlined ? ButtonLink : Link;
      const target = { ref: ref as Ref<HTMLAnchorElement>, href, hrefLang: next.value };
      return <Anchor {...attributes} {...target} />;
    }
    const button = { ref: ref as Ref<HTMLButtonElement>, type: "button" as const };
    return outlined ? (
      <Button {...attributes} {...button} />
    ) : (
      <button {...attributes} {...button} />
    );
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no form fields
    <div
      {...outer}
      ref={ref as Ref<HTMLDivElement>}
      role="group"
      aria-label={label}
      className={clsx(styles.list, className)}
    >
      {options.map(({ href, ...option }) => {
        const chosen = option.value === current;
        const attributes = {
          className: clsx(styles.button, chosen && styles.current, !href && scriptOnly),
          "aria-current": chosen || undefined,
          onClick: () => chosen || onValueChange?.(option.value),
          children: (
            <LanguageName {...option} className={clsx(styles.name, chosen && styles.currentName)} />
          ),
        };
        return href ? (
          <Link key={option.value} {...attributes} href={href} hrefLang={option.value} />
        ) : (
          <button key={option.value} {...attributes} type="button" />
        );
      })}
    </div>
  );
}
