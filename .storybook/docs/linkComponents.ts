/** Links component names in code spans to their pages. */
export const linkComponents = (
  markdown: string,
  getHref: (component: string) => string | undefined,
) =>
  markdown.replaceAll(/(?<!\[)`([A-Z]\w+)`/g, (code, name: string) => {
    const href = getHref(name);
    return href ? `[${code}](${href})` : code;
  });
