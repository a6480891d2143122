import type * as TypeScript from "typescript";

type Ts = typeof TypeScript;
type Tag = TypeScript.JsxOpeningElement | TypeScript.JsxSelfClosingElement;

interface Edit {
  start: number;
  end: number;
  text: string;
}

export interface Rewritten {
  text: string;
  /** What somebody must see to, by line (from 1). */
  left: { line: number; what: string }[];
}

const headings = ["Hero", "PageHeader", "SectionTitle"];
const levels = ["EmptyState", "ErrorState", "FeaturedPost", "PostRow", "PostRows", "RankedList"];
const renamedProps: Record<string, Record<string, string>> = {
  ...Object.fromEntries(headings.map((name) => [name, { id: "headingId" }])),
  ...Object.fromEntries(levels.map((name) => [name, { headingLevel: "level" }])),
  Hero: { id: "headingId", before: "title", after: "titleEnd" },
  SectionHead: { id: "labelId" },
  FormStatus: { kind: "tone" },
  LanguageSelect: { current: "value", onSelect: "onValueChange" },
  Dialog: { onClose: "onOpenChange" },
  Footer: { externalLabel: "newTabLabel" },
  FileField: { onChange: "onValueChange" },
};
const renamedTypes: Record<string, string> = {
  ToastType: "ToastTone",
  Product: "ProductColorsByTheme",
};
/** What 1.0 had in `@agency/ui` and 2.0 has in `@agency/ui/agency`, with the types beside them. */
const moved =
  /^(Chapter|Claims|Companies|Cover|Milestones|OfficeList|Offices|PhonePreview|Preview|ProductPanels|Spans|Specimen|Stars|WalkThrough|Work)(Props)?$/;
/** What 1.0 had and 2.0 has no longer. */
const gone =
  /^(BriefPrompt|DashboardPanel|DashboardPreview|PreviewChart|PreviewMap|PreviewShares|PreviewStop)(Props)?$/;
const numbered = ["Section", "SectionHead", "Chapter", "Spans"];

/** What is found and cannot be rewritten, as the meaning stands elsewhere: by component and prop. */
const byHand: Record<string, Record<string, string>> = {
  FormStatus: {
    titleAs: "FormStatus: `titleAs` is `level`, a number; without one it is a paragraph",
  },
  Image: { mirror: "Image: `mirror` goes into its ImageSource" },
  ProductTheme: { product: "ProductTheme: `product` needs `colors` for both themes" },
  Footer: {
    wordmark:
      'Footer: `wordmark` is `brand={<WordmarkPair latin arabic label mark={<Line size="hero" />} />}`',
    language: "Footer: `language` goes into `controls`",
  },
};

/** Rewrites what 2.0 has renamed. What is written once stays as it is when run again. */
export function rewrite(ts: Ts, text: string, file: string): Rewritten {
  let now = text;
  // An edit within another waits for the next round.
  for (let round = 0; round < 20; round++) {
    const { edits, left } = look(ts, now, file);
    if (edits.length === 0) return { text: now, left };
    now = apply(now, edits);
  }
  throw new Error(`${file}: it does not come to an end.`);
}

function apply(text: string, edits: Edit[]): string {
  let until = Number.POSITIVE_INFINITY;
  let result = text;
  for (const { start, end, text: by } of edits.toSorted((a, b) => b.start - a.start)) {
    if (end > until) continue;
    result = result.slice(0, start) + by + result.slice(end);
    until = start;
  }
  return result;
}

function look(ts: Ts, text: string, file: string) {
  const kind = /\.[jt]sx$|\.m?js$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const edits: Edit[] = [];
  const left: Rewritten["left"] = [];
  const replace = (node: TypeScript.Node, by: string): undefined =>
    void edits.push({ start: node.getStart(), end: node.end, text: by });
  const tell = (node: TypeScript.Node, what: string): undefined =>
    void left.push({
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      what,
    });

  /** Local names of what the library gives, by what it calls them. */
  const ours = new Map<string, string>();
  /** Local names that change with what they import. */
  const renamed = new Map<string, string>();
  let hasTokens = false;
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const from = statement.moduleSpecifier;
    if (!from || !ts.isStringLiteral(from)) continue;
    const isTokens = from.text === "@agency/tokens";
    if (!isTokens && !/^@agency\/ui(\/|$)/.test(from.text)) continue;
    hasTokens ||= isTokens;
    const list = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : statement.exportClause;
    if (list && (ts.isNamespaceImport(list) || ts.isNamespaceExport(list))) {
      tell(list, "everything is imported under one name: nothing of it is looked at");
      continue;
    }
    const elements = [...(list?.elements ?? [])];
    const away = elements.filter((one) => moved.test((one.propertyName ?? one.name).text));
    if (from.text === "@agency/ui" && away.length > 0) {
      if (away.length === elements.length) replace(from, '"@agency/ui/agency"');
      else for (const one of away) tell(one, `${one.name.text} comes from "@agency/ui/agency"`);
    }
    for (const one of elements) {
      const name = (one.propertyName ?? one.name).text;
      if (!isTokens && gone.test(name)) tell(one, `${name} is gone`);
      const next = isTokens ? { brand: "createBrand" }[name] : renamedTypes[name];
      if (!isTokens && ts.isImportSpecifier(one)) ours.set(one.name.text, name);
      if (!next) continue;
      if (one.propertyName) replace(one.propertyName, next);
      else if (ts.isExportSpecifier(one)) replace(one.name, `${next} as ${name}`);
      else {
        replace(one.name, next);
        renamed.set(name, next);
      }
    }
  }

  const attribute = (tag: Tag, name: string) =>
    tag.attributes.properties.find(
      (one): one is TypeScript.JsxAttribute =>
        ts.isJsxAttribute(one) && one.name.getText() === name,
    );
  const isSpread = (tag: Tag) =>
    tag.attributes.properties.some((one) => ts.isJsxSpreadAttribute(one));
  const add = (tag: Tag, prop: string): undefined =>
    void edits.push({ start: tag.tagName.end, end: tag.tagName.end, text: ` ${prop}` });

  /** Array literals that a value comes from: here, or in a constant of this file. */
  function itemsOf(
    value: TypeScript.Node | undefined,
  ): readonly TypeScript.Expression[] | undefined {
    if (!value) return undefined;
    if (ts.isJsxExpression(value)) return itemsOf(value.expression);
    if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))
      return itemsOf(value.expression);
    if (ts.isArrayLiteralExpression(value)) return value.elements;
    if (!ts.isIdentifier(value)) return undefined;
    for (const statement of source.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const one of statement.declarationList.declarations)
        if (one.name.getText() === value.text) return itemsOf(one.initializer);
    }
    return undefined;
  }

  function numbers(tag: Tag, name: string): undefined {
    if (attribute(tag, "numbered")) return;
    const number = attribute(tag, "number");
    if (number) return replace(number, "numbered");
    if (isSpread(tag)) return tell(tag, `${name}: whether a spread holds \`number\` is not seen`);
    if (name !== "Spans") return add(tag, "numbered={false}");
    const items = itemsOf(attribute(tag, "items")?.initializer);
    if (!items?.every((item) => ts.isObjectLiteralExpression(item)))
      return tell(
        tag,
        "Spans: `number` of its items is gone; `numbered={false}` where they had none",
      );
    const own = items.flatMap((item) =>
      item.properties.filter((one) => one.name?.getText() === "number"),
    );
    for (const one of own) {
      const isLast = /^\s*,?\s*\}/.test(text.slice(one.end));
      const before = isLast ? (/,\s*$/.exec(text.slice(0, one.getStart()))?.[0].length ?? 0) : 0;
      const after = isLast ? 0 : (/^\s*,\s*/.exec(text.slice(one.end))?.[0].length ?? 0);
      edits.push({ start: one.getStart() - before, end: one.end + after, text: "" });
    }
    if (own.length === 0) add(tag, "numbered={false}");
    else add(tag, "numbered");
  }

  function labels(tag: Tag, name: string): undefined {
    if (attribute(tag, "labelHidden")) return;
    const shown = attribute(tag, "showLabel");
    if (!shown) {
      if (isSpread(tag))
        return tell(tag, `${name}: whether a spread holds \`showLabel\` is not seen`);
      return add(tag, "labelHidden");
    }
    const value =
      shown.initializer && ts.isJsxExpression(shown.initializer) && shown.initializer.expression;
    replace(shown, `labelHidden={${value ? `!(${value.getText()})` : "false"}}`);
  }

  const isElement = (node: TypeScript.Node) =>
    ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

  function footer(tag: Tag): void {
    const signup = attribute(tag, "signup");
    const value = signup?.initializer;
    if (!signup || !value || !ts.isJsxSelfClosingElement(tag)) {
      if (signup) tell(signup, "Footer: `signup` is its `children`");
      return;
    }
    const child =
      ts.isJsxExpression(value) && value.expression && isElement(value.expression)
        ? value.expression.getText()
        : value.getText();
    const close = text.lastIndexOf("/>", tag.end);
    const rest = text.slice(signup.end, close).trimEnd();
    const end = `${rest}>${child}</${tag.tagName.getText()}>`;
    edits.push({ start: signup.getFullStart(), end: tag.end, text: end });
  }

  function element(tag: Tag): undefined {
    const name = ours.get(tag.tagName.getText());
    if (!name) return;
    for (const [was, is] of Object.entries(renamedProps[name] ?? {})) {
      const one = attribute(tag, was);
      if (one && !attribute(tag, is)) replace(one.name, is);
    }
    const rank = name === "FormStatus" && attribute(tag, "titleAs");
    const found = rank && /^titleAs="h([1-6])"$/.exec(rank.getText())?.[1];
    if (rank && found) return replace(rank, `level={${found}}`);
    for (const [prop, what] of Object.entries(byHand[name] ?? {})) {
      const one = attribute(tag, prop);
      if (one && !(prop === "product" && attribute(tag, "colors"))) tell(one, what);
    }
    if (numbered.includes(name)) numbers(tag, name);
    if (["SearchField", "FilterBar"].includes(name)) labels(tag, name);
    if (name === "Footer") footer(tag);
    if (name === "Wordmark" && !attribute(tag, "mark"))
      tell(tag, "Wordmark: the line is `mark={<Line />}`");
    const labelsOf = name === "ToastProvider" && attribute(tag, "labels");
    if (labelsOf && !/\binfo\b/.test(labelsOf.getText()))
      tell(labelsOf, "ToastProvider: `labels` has `info` too");
    if (["Nav", "Companies", "ProductPanels"].includes(name) && /\bproduct:/.test(text))
      tell(tag, `${name}: an item's \`product\` needs \`colors\` for both themes`);
  }

  function visit(node: TypeScript.Node): void {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) element(node);
    if (ts.isCallExpression(node) && /(^|\.)showToast$/.test(node.expression.getText())) {
      const [toast] = node.arguments;
      if (toast && ts.isObjectLiteralExpression(toast)) {
        for (const one of toast.properties) {
          if (one.name?.getText() !== "type") continue;
          if (ts.isShorthandPropertyAssignment(one)) replace(one, "tone: type");
          else if (one.name) replace(one.name, "tone");
        }
      } else tell(node, "showToast: `type` of what it is called with is `tone`");
    }
    if (ts.isIdentifier(node)) {
      const next = renamed.get(node.text);
      const { parent } = node;
      const isOther =
        ts.isImportSpecifier(parent) ||
        ts.isExportSpecifier(parent) ||
        ts.isJsxAttribute(parent) ||
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node) ||
        (ts.isPropertySignature(parent) && parent.name === node);
      if (next && ts.isShorthandPropertyAssignment(parent)) replace(node, `${node.text}: ${next}`);
      else if (next && !isOther) replace(node, next);
    }
    if (ts.isPropertyAccessExpression(node)) {
      const path = node.getText();
      if (ours.get("vars") === "vars" && /^vars\.product$/.test(path))
        tell(node, "vars.product: `colors` of ProductTheme");
      if (hasTokens && /\.(ink|paper)\.text[23]?$/.test(path))
        tell(node, "the texts of the palette: ink 825, 700, 600, paper 150, 500, 600");
    }
    if (
      hasTokens &&
      ts.isElementAccessExpression(node) &&
      /\.ink\[["']?9[05]0/.test(node.getText())
    )
      tell(node, "ink 900 and 950 have changed places: the scale goes from light to dark");
    ts.forEachChild(node, visit);
  }
  visit(source);
  return { edits, left: left.toSorted((a, b) => a.line - b.line) };
}
