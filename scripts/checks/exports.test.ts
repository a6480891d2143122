import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const folder = new URL("../../packages/ui/", import.meta.url).pathname;

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
  const member = (node: ts.TypeElement) =>
    ts.isPropertySignature(node)
      ? `  ${node.name.getText()}${node.questionToken ? "?" : ""}: ${text(node.type)}`
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
      if (ts.isTypeAliasDeclaration(declaration))
        return `type ${exported.name} = ${text(declaration.type)}`;
      const type = checker.getTypeOfSymbolAtLocation(target, declaration);
      const print = (part: ts.Type) =>
        checker.typeToString(part, declaration, ts.TypeFormatFlags.NoTruncation);
      const [signature] = type.getCallSignatures();
      if (!signature) return `${exported.name}: ${print(type)}`;
      const parameters = signature.parameters.map((parameter) =>
        print(checker.getTypeOfSymbolAtLocation(parameter, declaration)),
      );
      return `${exported.name}(${parameters.join(", ")})`;
    })
    .sort()
    .join("\n");
}

it("@agency/ui exports what its record says: a removed or changed line is a breaking change", async () => {
  const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), (file) =>
    readFileSync(file, "utf8"),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const entries = globSync("src/*/index.ts", { cwd: folder }).sort();
  const files = entries.map((entry) => join(folder, entry));
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const record = entries.map((entry, i) => {
    const name = entry.split(/[\\/]/)[1];
    return `## @agency/ui/${name}\n\n${promises(files[i] as string, program)}\n`;
  });
  await expect(record.join("\n")).toMatchFileSnapshot(join(folder, "exports.txt"));
}, 120_000);
