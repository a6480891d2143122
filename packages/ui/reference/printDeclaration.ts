import {
  canHaveModifiers,
  type Declaration,
  forEachChild,
  getJSDocCommentsAndTags,
  getModifiers,
  type Identifier,
  isIdentifier,
  isImportSpecifier,
  isImportTypeNode,
  isIndexedAccessTypeNode,
  isObjectBindingPattern,
  isParenthesizedTypeNode,
  isTypeOperatorNode,
  isTypeQueryNode,
  isVariableDeclaration,
  type Node,
  SymbolFlags,
  type TypeChecker,
  TypeFormatFlags,
  type TypeNode,
  type Symbol as TypeSymbol,
} from "typescript";

/** Use of a declaration by another, from a module of another package or this one. */
export type Reference = { name: string; from: string } | { name: string; symbol: TypeSymbol };

export const resolveAlias = (checker: TypeChecker, symbol: TypeSymbol): TypeSymbol =>
  symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

interface Edit {
  start: number;
  end: number;
  text: string;
}

const isTypeOfValue = (node: TypeNode): boolean =>
  isParenthesizedTypeNode(node) ? isTypeOfValue(node.type) : isTypeQueryNode(node);

/** Whether a type is computed, from tokens or values such as the keys of a map of class names. */
const isComputed = (node: Node): node is TypeNode =>
  (isTypeOperatorNode(node) && isTypeOfValue(node.type)) ||
  (isIndexedAccessTypeNode(node) && isTypeOfValue(node.objectType)) ||
  (isImportTypeNode(node) && node.argument.getText() === '"@agency/tokens"');

const flags = TypeFormatFlags.NoTruncation | TypeFormatFlags.InTypeAlias;

/** Prints a declaration of a built module, and reports the names it refers to. */
export function printDeclaration(
  declaration: Declaration,
  checker: TypeChecker,
  onReference: (reference: Reference) => void,
): string {
  const { text } = declaration.getSourceFile();
  const edits: Edit[] = [];
  const replace = (node: Node, by: string, end = node.end) =>
    edits.push({ start: node.getStart(), end, text: by });

  function visitIdentifier(node: Identifier, specifier?: string) {
    const symbol = checker.getSymbolAtLocation(node);
    const imported = symbol?.declarations?.find(isImportSpecifier);
    const from = specifier ?? imported?.parent.parent.parent.moduleSpecifier.getText().slice(1, -1);
    if (from && !from.startsWith(".")) {
      onReference({ name: (imported?.propertyName ?? node).getText(), from });
    } else if (symbol) {
      const target = resolveAlias(checker, symbol);
      onReference({ name: target.name, symbol: target });
      if (imported && target.name !== node.text) replace(node, target.name);
    }
  }

  function visit(node: Node): void {
    if (isObjectBindingPattern(node)) replace(node, "props");
    else if (isComputed(node)) {
      replace(node, checker.typeToString(checker.getTypeFromTypeNode(node), node, flags));
    } else if (isImportTypeNode(node) && node.qualifier) {
      const { qualifier, argument } = node;
      replace(node, node.isTypeOf ? "typeof " : "", qualifier.getStart());
      const first = qualifier.getFirstToken() ?? qualifier;
      visitIdentifier(first as Identifier, argument.getText().slice(1, -1));
      node.typeArguments?.forEach(visit);
    } else if (isIdentifier(node)) visitIdentifier(node);
    else forEachChild(node, visit);
  }
  const isVariable = isVariableDeclaration(declaration);
  const modifiers = canHaveModifiers(declaration) ? getModifiers(declaration) : undefined;
  const start = modifiers?.at(-1)?.end ?? declaration.getStart();
  visit(declaration);

  let code = text.slice(start, declaration.end);
  for (const { start: from, end, text: by } of edits.sort((a, b) => b.start - a.start))
    code = code.slice(0, from - start) + by + code.slice(end - start);
  const docs = getJSDocCommentsAndTags(declaration).map((doc) => `${doc.getText()}\n`);
  const whole = `${docs.join("")}export ${isVariable ? `const ${code};` : code.trim()}`;
  return whole.replaceAll(/^( {4})+/gm, (indent) => indent.slice(indent.length / 2));
}
