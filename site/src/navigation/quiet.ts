/** Whether the visitor, or a slow line, asks for nothing that was not asked for. */
export function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}

/** How long the page has to be there before anything is loaded for another one, in ms. */
const settled = 2_000;

/** The page is there and shown; what it needs itself comes first. */
export const atRest = (then: () => void): void => {
  const page = document.documentElement;
  const isShown = () => document.readyState === "complete" && page.dataset.intro === undefined;
  const look = () => (isShown() ? setTimeout(then, settled) : setTimeout(look, 250));
  look();
};
