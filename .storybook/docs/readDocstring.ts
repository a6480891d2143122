export interface Docstring {
  /** Markdown. */
  purpose: string;
  /** Uses to avoid, as Markdown. */
  avoid: string[];
  status: "stable" | "experimental" | "deprecated";
  /** Text of the status tag. */
  statusNote: string;
  /** First version, from `@since`. */
  since: string | undefined;
}

const afterAlternative = /(?<=\)),? or |(?<=\)), |, or |, (?![^(]*\))/;

function toAvoid(paragraph: string): string[] {
  const list = /^Not for (.*)\.$/s.exec(paragraph)?.[1];
  return list ? list.split(afterAlternative).map((item) => `For ${item}.`) : [paragraph];
}

/** Parses a component's docstring. Paragraphs that begin with "Not" name uses to avoid. */
export function readDocstring(text: string): Docstring {
  const [body = "", ...tags] = text.split(/^@(?=[a-z])/m);
  const getTag = (name: string) =>
    tags
      .find((tag) => new RegExp(`^${name}\\b`).test(tag))
      ?.slice(name.length)
      .trim();
  const paragraphs = body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);
  const isWarning = (paragraph: string) => /^Not\b/.test(paragraph);
  const [deprecated, experimental] = [getTag("deprecated"), getTag("experimental")];
  const status =
    deprecated !== undefined
      ? "deprecated"
      : experimental !== undefined
        ? "experimental"
        : "stable";
  return {
    purpose: paragraphs.filter((paragraph) => !isWarning(paragraph)).join("\n\n"),
    avoid: paragraphs.filter(isWarning).flatMap(toAvoid),
    status,
    statusNote: deprecated || experimental || "",
    since: getTag("since"),
  };
}
