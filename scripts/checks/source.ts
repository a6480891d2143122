/** What the checks look for in a source text. */
import ts from "typescript";

/** Attributes and props whose text a visitor sees or hears. */
const spoken =
  /^(aria-label|aria-roledescription|aria-valuetext|aria-description|aria-placeholder|alt|title|placeholder|label|text)$|(Alt|Title|Placeholder|Label|Text)$/;

/** In a `.ts` file `<T>` opens a list of types; in a `.tsx` file it could be an element. */
export const parse = (text: string, file = "source.tsx"): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  node.forEachChild((child) => visit(child, look));
}

/** Calls that make an element without JSX: `h(…)`, `createElement(…)`, `React.createElement(…)`. */
const makesElement = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^(h|(React\.)?createElement)$/.test(node.expression.getText());

const nameOf = (name: ts.Node) => (ts.isStringLiteral(name) ? name.text : name.getText());

const propsOf = (call: ts.CallExpression): readonly ts.ObjectLiteralElementLike[] => {
  const [, props] = call.arguments;
  return props && ts.isObjectLiteralExpression(props) ? props.properties : [];
};

/** The texts that an expression can come to; what it compares or hands on to a call is none. */
function textsOf(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    const own = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
    return [own.map(({ text }) => text).join("…")];
  }
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOf);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(textsOf);
  if (ts.isBinaryExpression(node)) {
    const { BarBarToken, QuestionQuestionToken, PlusToken, AmpersandAmpersandToken } =
      ts.SyntaxKind;
    const { kind } = node.operatorToken;
    if (kind === AmpersandAmpersandToken) return textsOf(node.right);
    const either = [BarBarToken, QuestionQuestionToken, PlusToken].some((one) => one === kind);
    return either ? [node.left, node.right].flatMap(textsOf) : [];
  }
  if (
    ts.isJsxExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  ) {
    return textsOf(node.expression);
  }
  return [];
}

/** Words that stand in the source itself, where a visitor would see or hear them. */
export function wordsIn(source: ts.SourceFile): string[] {
  const texts: string[] = [];
  visit(source, (node) => {
    if (ts.isJsxText(node)) texts.push(node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) texts.push(...textsOf(node));
    if (ts.isJsxAttribute(node) && spoken.test(node.name.getText())) {
      texts.push(...textsOf(node.initializer));
    }
    if (ts.isBindingElement(node) && spoken.test(nameOf(node.propertyName ?? node.name))) {
      texts.push(...textsOf(node.initializer));
    }
    if (makesElement(node)) {
      texts.push(...node.arguments.slice(2).flatMap(textsOf));
      for (const prop of propsOf(node)) {
        if (ts.isPropertyAssignment(prop) && spoken.test(nameOf(prop.name))) {
          texts.push(...textsOf(prop.initializer));
        }
      }
    }
  });
  return texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
}

/** `style` as an attribute of JSX, or among the props of an element made without it. */
export function stylesIn(source: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  visit(source, (node) => {
    if (ts.isJsxAttribute(node) && node.name.getText() === "style") found.push(node);
    if (!makesElement(node)) return;
    found.push(...propsOf(node).filter(({ name }) => name && nameOf(name) === "style"));
  });
  return found;
}

/**
 * Optional members of interfaces and object types that do not say `| undefined`. Under
 * `exactOptionalPropertyTypes` nobody could hand on to them what he may not have himself.
 */
export function exactOptionalsIn(source: ts.SourceFile): string[] {
  const isUndefined = ({ kind }: ts.TypeNode) => kind === ts.SyntaxKind.UndefinedKeyword;
  const found: string[] = [];
  visit(source, (node) => {
    if (!ts.isPropertySignature(node) || !node.questionToken || !node.type) return;
    const types = ts.isUnionTypeNode(node.type) ? node.type.types : [node.type];
    if (!types.some(isUndefined)) found.push(nameOf(node.name));
  });
  return found;
}

/** The JSDoc of what a file exports under a name; no text where it has none. */
export function docOf(source: ts.SourceFile, name: string): string | undefined {
  const declared = (
    statement: ts.Statement,
  ): readonly (ts.FunctionDeclaration | ts.VariableDeclaration)[] =>
    ts.isFunctionDeclaration(statement)
      ? [statement]
      : ts.isVariableStatement(statement)
        ? statement.declarationList.declarations
        : [];
  const own = source.statements.flatMap(declared).find((one) => one.name?.getText() === name);
  const doc = own && ts.getJSDocCommentsAndTags(own).filter(ts.isJSDoc).at(-1);
  return own && (ts.getTextOfJSDocComment(doc?.comment) ?? "");
}

/** Layers and shadows that stand in a style as they are, in place of a token or a helper of the theme. */
export function depthsIn(source: ts.SourceFile): string[] {
  const raw: string[] = [];
  visit(source, (node) => {
    if (!ts.isPropertyAssignment(node)) return;
    const name = nameOf(node.name);
    const value = node.initializer;
    const isNumber = ts.isNumericLiteral(value) || ts.isPrefixUnaryExpression(value);
    const texts = textsOf(value);
    const isRaw =
      (/^(zIndex|boxShadow|textShadow)$/.test(name) &&
        (isNumber || texts.some((text) => !/^(none|auto|inherit)$/.test(text)))) ||
      (name === "filter" && texts.some((text) => text.includes("drop-shadow")));
    if (isRaw) raw.push(node.getText());
  });
  return raw;
}
