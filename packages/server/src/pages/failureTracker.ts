/**
 * Records the last failed page until it or its home page renders, so that one broken document does
 * not make an instance unready for good.
 */
export function createFailureTracker(findHome: (address: string) => string) {
  let failing: string | undefined;
  return {
    note(address: string, isFailed: boolean): void {
      if (isFailed) failing = address;
      else if (failing !== undefined && [failing, findHome(failing)].includes(address))
        failing = undefined;
    },
    get: () => failing,
  };
}
