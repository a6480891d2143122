/**
 * Remembers the last page that failed to render, until it or the home page of its language renders.
 * One broken document alone must not report an instance as failing for good.
 *
 * @param findHome returns the address of the home page in the language of an address
 */
export function createFailures(findHome: (address: string) => string) {
  let failing: string | undefined;
  return {
    note(address: string, isFailed: boolean): void {
      if (isFailed) failing = address;
      else if (failing !== undefined && [failing, findHome(failing)].includes(address))
        failing = undefined;
    },
    /** Address of the failing page, if there is one. */
    get: () => failing,
  };
}
