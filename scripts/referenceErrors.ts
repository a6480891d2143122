import { join } from "node:path";
import {
  createCompilerHost,
  createProgram,
  createSourceFile,
  flattenDiagnosticMessageText,
  ModuleKind,
  ModuleResolutionKind,
  ScriptTarget,
} from "typescript";

/**
 * Compiles a reference of declarations and returns the errors, such as names without declaration.
 *
 * @param folder that resolves other packages
 */
export function findReferenceErrors(text: string, folder: string): string[] {
  const path = join(folder, "exports.d.ts");
  const options = {
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    target: ScriptTarget.ESNext,
    strict: true,
    types: [],
  };
  const host = createCompilerHost(options);
  const { getSourceFile } = host;
  const source = createSourceFile(path, text, ScriptTarget.ESNext);
  host.getSourceFile = (name, ...more) => (name === path ? source : getSourceFile(name, ...more));
  const program = createProgram([path], options, host);
  return [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].map(({ messageText, start = 0 }) => {
    const { line } = source.getLineAndCharacterOfPosition(start);
    return `${line + 1}: ${flattenDiagnosticMessageText(messageText, "\n")}`;
  });
}
