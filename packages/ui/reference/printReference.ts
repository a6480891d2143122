import {
  createProgram,
  isSourceFile,
  isVariableDeclaration,
  ModuleKind,
  ModuleResolutionKind,
  ScriptTarget,
  type Symbol as TypeSymbol,
} from "typescript";
import { printDeclaration, type Reference, resolveAlias } from "./printDeclaration.ts";

/** Module of the declarations that no entry exports. */
const internal = "types without an entry";

type Names = Map<string, Set<string>>;

const addName = (names: Names, from: string, name: string) =>
  names.set(from, (names.get(from) ?? new Set()).add(name));

const printNames = (keyword: string, names: Names) =>
  [...names]
    .sort()
    .map(([from, list]) => `${keyword} { ${[...list].sort().join(", ")} } from "${from}";\n`)
    .join("");

/**
 * Prints the declarations of each entry with their docstrings, then the ones they refer to. The
 * text is TypeScript.
 */
export function printReference(paths: Map<string, string>, folder: string): string {
  const program = createProgram([...paths.values()], {
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    target: ScriptTarget.ESNext,
    strict: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();

  function getExports(path: string): TypeSymbol[] {
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) return [];
    return checker.getExportsOfModule(module).map((symbol) => resolveAlias(checker, symbol));
  }

  /** Module that contains a symbol's declaration. */
  const homes = new Map<TypeSymbol, string>();
  const entries = [...paths].map(([name, path]) => ({ name, symbols: getExports(path) }));
  for (const { name, symbols } of entries)
    for (const symbol of symbols) if (!homes.has(symbol)) homes.set(symbol, name);

  const isOwn = ({ declarations = [] }: TypeSymbol) =>
    declarations.some((declaration) => {
      const node = isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
      return isSourceFile(node.parent) && node.parent.fileName.startsWith(folder);
    });

  const internals: TypeSymbol[] = [];

  function printModule(name: string, symbols: TypeSymbol[]): string {
    const imports: Names = new Map();
    const reexports: Names = new Map();
    function onReference(reference: Reference) {
      if ("from" in reference) return addName(imports, reference.from, reference.name);
      const { symbol } = reference;
      if (!isOwn(symbol)) return;
      if (!homes.has(symbol)) {
        if (internals.some(({ name: other }) => other === symbol.name))
          throw new Error(`Two types without an entry are called ${symbol.name}.`);
        homes.set(symbol, internal);
        internals.push(symbol);
      }
      const home = homes.get(symbol);
      if (home && home !== name) addName(imports, home, symbol.name);
    }
    const declarations: string[] = [];
    // `internals` grows meanwhile.
    for (const symbol of symbols) {
      const home = homes.get(symbol) ?? name;
      if (home !== name) addName(reexports, home, symbol.name);
      else
        for (const declaration of symbol.declarations ?? [])
          declarations.push(`\n${printDeclaration(declaration, checker, onReference)}\n`);
    }
    const head = printNames("import type", imports) + printNames("export", reexports);
    return `declare module "${name}" {\n${head}${declarations.join("")}}\n`;
  }

  const modules = entries
    .filter(({ symbols }) => symbols.length > 0)
    .map(({ name, symbols }) => printModule(name, symbols));
  if (internals.length > 0) modules.push(printModule(internal, internals));
  return modules.join("\n");
}
