import { posix } from "node:path";

/** A code span of a Markdown file's path. */
const markdownPath = /`([\w./-]+\.mdx?)`/g;

/** Returns relative targets of links, and paths of Markdown files, without code blocks. */
function findTargets(markdown: string): string[] {
  const text = markdown.replaceAll(/```[\s\S]*?```/g, "");
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  const paths = [...text.matchAll(markdownPath)].map(([, path = ""]) => path);
  return [...links.filter((target) => !/^([a-z]+:|#)/.test(target)), ...paths];
}

/**
 * Returns what the Markdown files of a package lead to that it does not contain.
 *
 * @param files paths in the package
 */
export function findDeadLinks(
  files: readonly string[],
  read: (path: string) => string,
): { file: string; target: string }[] {
  const isThere = (path: string) =>
    files.some((file) => file === path || file.startsWith(`${path}/`));
  return files
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) =>
      findTargets(read(file))
        .filter((target) => {
          const path = posix.join(posix.dirname(file), target.replace(/#.*/, ""));
          return !isThere(path.replace(/\/$/, ""));
        })
        .map((target) => ({ file, target })),
    );
}
