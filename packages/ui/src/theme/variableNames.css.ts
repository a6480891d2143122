import { getVarName } from "./getVarName.ts";
import { vars } from "./vars.css.ts";

type Contract = string | { [name: string]: Contract };

const getNames = (contract: Contract): string[] =>
  typeof contract === "string" ? [getVarName(contract)] : Object.values(contract).flatMap(getNames);

/** Custom properties of the theme contract, listed at build time: the contract is larger. */
export const variableNames = getNames(vars);
