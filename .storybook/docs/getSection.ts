/** Returns the text below a second-level heading of a Markdown file. */
export function getSection(markdown: string, heading: string): string {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (!section) throw new Error(`No section "${heading}".`);
  return section.slice(heading.length).trim();
}
