import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const folder = new URL("../../packages/ui/", import.meta.url).pathname;

const nameOf = (entry: string) => basename(dirname(entry));
const byName = (a: string, b: string) => (nameOf(a) < nameOf(b) ? -1 : 1);

const isValue = (type: ts.Type) => type.isLiteral() || (type.flags & ts.TypeFlags.Undefined) !== 0;

/** What an entry promises: each export, and of an object's shape each member with its type. */
function promises(entry: string, program: ts.Program): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry) as ts.SourceFile;
  const symbol = checker.getSymbolAtLocation(source) as ts.Symbol;
  const text = (node: ts.Node | undefined) =>
    node
      ?.getText()
      .replace(/\/\*.*?\*\//gs, "")
      .replace(/\s+/g, " ") ?? "";
  // As the compiler resolves them: `keyof typeof` would hide that a value has gone.
  const print = (type: ts.Type, at: ts.Node, flags = ts.TypeFormatFlags.None): string => {
    const { InTypeAlias, NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
    const named = type.aliasSymbol && !(flags & InTypeAlias);
    const values = type.isUnion() && !named ? type.types : [];
    // The compiler has them in the order in which it came upon them, which another file can change.
    if (values.some((one) => one.isLiteral()) && values.every(isValue))
      return values
        .map((one) => checker.typeToString(one))
        .sort()
        .join(" | ");
    return checker.typeToString(
      type,
      at,
      flags | NoTruncation | UseAliasDefinedOutsideCurrentScope,
    );
  };
  const member = (node: ts.TypeElement) =>
    ts.isPropertySignature(node) && node.type
      ? `  ${node.name.getText()}${node.questionToken ? "?" : ""}: ${print(checker.getTypeFromTypeNode(node.type), node)}`
      : `  ${text(node)}`;
  return checker
    .getExportsOfModule(symbol)
    .map((exported) => {
      const target =
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const [declaration] = target.declarations ?? [];
      if (!declaration) return exported.name;
      if (ts.isInterfaceDeclaration(declaration)) {
        const heritage = declaration.heritageClauses?.map(text).join(" ") ?? "";
        return [
          `interface ${exported.name} ${heritage}`.trim(),
          ...declaration.members.map(member),
        ].join("\n");
      }
      if (ts.isTypeAliasDeclaration(declaration)) {
        const type = checker.getDeclaredTypeOfSymbol(target);
        return `type ${exported.name} = ${print(type, declaration, ts.TypeFormatFlags.InTypeAlias)}`;
      }
      const type = checker.getTypeOfSymbolAtLocation(target, declaration);
      const [signature] = type.getCallSignatures();
      if (!signature) return `${exported.name}: ${print(type, declaration)}`;
      const parameters = signature.parameters.map((parameter) =>
        print(checker.getTypeOfSymbolAtLocation(parameter, declaration), declaration),
      );
      const result = print(signature.getReturnType(), declaration);
      return `${exported.name}(${parameters.join(", ")}): ${result}`;
    })
    .sort()
    .join("\n");
}

it("@agency/ui exports what its record says: a removed or changed line is a breaking change", async () => {
  const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), (file) =>
    readFileSync(file, "utf8"),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const entries = globSync("src/{theme,*/*}/index.ts", { cwd: folder }).sort(byName);
  const files = entries.map((entry) => join(folder, entry));
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const record = entries.map((entry, i) => {
    const name = nameOf(entry);
    return `## @agency/ui/${name}\n\n${promises(files[i] as string, program)}\n`;
  });
  await expect(record.join("\n")).toMatchFileSnapshot(join(folder, "exports.txt"));
});
