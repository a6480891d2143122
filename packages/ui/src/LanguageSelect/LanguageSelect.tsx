import { directionOf, useAgency } from "../AgencyProvider/index.ts";
import { Button } from "../Button/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./LanguageSelect.css.ts";

export interface LanguageOption {
  /** BCP 47 language tag. */
  code: string;
  /** The language's name in the language itself. */
  name: string;
}

export interface LanguageSelectProps {
  /** What is chosen here, such as "Language", in the language of the page. */
  label: string;
  languages: readonly LanguageOption[];
  /** The code of the language the page is in. @default the language of the `AgencyProvider` */
  current?: string | undefined;
  onSelect: (code: string) => void;
  /**
   * `single` shows the next language as words (navigation), `outline` as an outlined button
   * (mobile menu), `list` all languages with the current one underlined (footer).
   * @default "list"
   */
  kind?: "single" | "outline" | "list" | undefined;
}

function Name({ code, name, className }: LanguageOption & { className: string }) {
  return (
    <span lang={code} dir={directionOf(code)} className={className}>
      {name}
    </span>
  );
}

/**
 * Chooses the language of the page. Every language is named in itself, and never by a flag.
 *
 * Not for a choice in a form (`Select`), nor for the theme (`ThemeToggle`).
 *
 * Accessibility: each name has its own `lang` and direction (WCAG 3.1.2). The list is a group named
 * by `label`, and the language of the page carries `aria-current`; a single button is named by
 * `label` and the language it leads to. Buttons are 44 px (WCAG 2.5.8).
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes from language to language |
 * | Enter, Space | choose it |
 */
export function LanguageSelect({
  label,
  languages,
  current: currentCode,
  onSelect,
  kind = "list",
}: LanguageSelectProps) {
  const { language } = useAgency();
  const current = currentCode ?? language;

  if (kind !== "list") {
    const at = languages.findIndex(({ code }) => code === current);
    const next = languages[(at + 1) % languages.length];
    if (!next || next.code === current) return null;
    const content = (
      <>
        <VisuallyHidden>{label} </VisuallyHidden>
        <Name {...next} className={styles.name} />
      </>
    );
    return kind === "outline" ? (
      <Button kind="outline" onClick={() => onSelect(next.code)}>
        {content}
      </Button>
    ) : (
      <button
        type="button"
        className={`${styles.button} ${styles.single}`}
        onClick={() => onSelect(next.code)}
      >
        {content}
      </button>
    );
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form; these are buttons
    <div role="group" aria-label={label} className={styles.list}>
      {languages.map((option) => {
        const chosen = option.code === current;
        return (
          <button
            key={option.code}
            type="button"
            className={chosen ? `${styles.button} ${styles.current}` : styles.button}
            aria-current={chosen || undefined}
            onClick={() => chosen || onSelect(option.code)}
          >
            <Name
              {...option}
              className={chosen ? `${styles.name} ${styles.currentName}` : styles.name}
            />
          </button>
        );
      })}
    </div>
  );
}
