import ts from "typescript";

/** Imported as objects. */
const wordsFile = /\/locales\/en\/(\w+)\.json$/;

/**
 * Returns used translation keys such as `blog:search.label`. An object's key includes everything
 * below it.
 *
 * @param configPath a `tsconfig.json` with i18next's `CustomTypeOptions`
 */
export function findUsedKeys(configPath: string): Set<string> {
  const config = ts.getParsedCommandLineOfConfigFile(configPath, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, "\n"));
    },
  });
  if (!config) throw new Error(`No settings of TypeScript at ${configPath}.`);
  const program = ts.createProgram(config.fileNames, config.options);
  const checker = program.getTypeChecker();
  const keys = new Set<string>();
  const look = (node: ts.Node) => {
    if (ts.isCallExpression(node)) for (const key of getCallKeys(node, checker)) keys.add(key);
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      for (const key of getAccessKeys(node, checker)) keys.add(key);
    }
    node.forEachChild(look);
  };
  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile && !file.fileName.includes("/node_modules/")) look(file);
  }
  return keys;
}

function getCallKeys(call: ts.CallExpression, checker: ts.TypeChecker): string[] {
  const type = checker.getTypeAtLocation(call.expression);
  const [argument] = call.arguments;
  if (type.symbol?.name !== "TFunction" || !argument) return [];
  const [namespaces] = checker.getTypeArguments(type as ts.TypeReference);
  const [namespace] = namespaces ? getLiterals(getFirst(namespaces, checker)) : [];
  return getLiterals(checker.getTypeAtLocation(argument)).map((key) =>
    key.includes(":") ? key : `${namespace}:${key}`,
  );
}

const getFirst = (type: ts.Type, checker: ts.TypeChecker): ts.Type =>
  (checker.isTupleType(type) && checker.getTypeArguments(type as ts.TypeReference)[0]) || type;

const getLiterals = (type: ts.Type): string[] =>
  (type.isUnion() ? type.types : [type]).flatMap((one) =>
    one.isStringLiteral() ? [one.value] : [],
  );

function getAccessKeys(
  access: ts.PropertyAccessExpression | ts.ElementAccessExpression,
  checker: ts.TypeChecker,
): string[] {
  const read = ts.isPropertyAccessExpression(access)
    ? [access.name.text]
    : getLiterals(checker.getTypeAtLocation(access.argumentExpression));
  const words = checker.getTypeAtLocation(access.expression);
  return read.flatMap((name) => {
    const declaration = words.getProperty(name)?.valueDeclaration;
    const [, namespace] = declaration?.getSourceFile().fileName.match(wordsFile) ?? [];
    if (!declaration || !namespace) return [];
    const isText =
      ts.isPropertyAssignment(declaration) && ts.isStringLiteral(declaration.initializer);
    return isText ? [`${namespace}:${getPath(declaration)}`] : [];
  });
}

function getPath(declaration: ts.Node): string {
  const names: string[] = [];
  for (let node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertyAssignment(node)) names.unshift((node.name as ts.StringLiteral).text);
  }
  return names.join(".");
}
