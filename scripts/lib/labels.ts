import ts from 'typescript'

export interface ScreenText {
  file: string
  /** Counted from 1. */
  line: number
  text: string
}

/** Attributes whose values are read by machines, also when they look like text. */
const MACHINE_ATTRIBUTES = new Set([
  'accept',
  'aria-describedby',
  'aria-labelledby',
  'autoComplete',
  'className',
  'component',
  'content',
  'd',
  'gridTemplateColumns',
  'href',
  'id',
  'key',
  'name',
  'part',
  'path',
  'pattern',
  'preserveAspectRatio',
  'rel',
  'sizes',
  'src',
  'srcSet',
  'style',
  'to',
  'transform',
  'type',
  'value',
  'viewBox',
])

/** Operators of which either side can be what is shown. */
const JOINING_OPERATORS = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.PlusToken,
])

/**
 * Screen texts that a component contains itself, instead of taking them from a labels file. These are texts between
 * tags, and string attributes or string children that read like a label or a sentence.
 */
export function findScreenTexts(file: string, source: string): ScreenText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const texts: ScreenText[] = []
  const visit = (node: ts.Node) => {
    const text = textOf(node)
    if (text !== null) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
      texts.push({ file, line: line + 1, text: text.trim().replaceAll(/\s+/g, ' ') })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return texts
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return /\p{L}/u.test(node.text) ? node.text : null
  const text = ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(span => span.literal)].map(part => part.text).join('…')
    : ts.isStringLiteralLike(node)
      ? node.text
      : null
  return text !== null && isShown(node) && readsLikeText(text) ? text : null
}

/** Whether the string is a child of a tag, or the value of an attribute that people read. */
function isShown(node: ts.Node): boolean {
  let inner = node
  let outer = node.parent
  // `{isBusy ? 'Saving' : 'Save'}` and `{name ?? 'Somewhere'}` show what they choose from.
  while (
    ts.isParenthesizedExpression(outer) ||
    (ts.isConditionalExpression(outer) && outer.condition !== inner) ||
    (ts.isBinaryExpression(outer) && JOINING_OPERATORS.has(outer.operatorToken.kind)) ||
    (ts.isBinaryExpression(outer) &&
      outer.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
      outer.right === inner)
  ) {
    inner = outer
    outer = outer.parent
  }
  if (ts.isJsxExpression(outer)) outer = outer.parent
  if (ts.isJsxAttribute(outer)) {
    const name = outer.name.getText()
    return !name.startsWith('data-') && !MACHINE_ATTRIBUTES.has(name)
  }
  return ts.isJsxElement(outer) || ts.isJsxFragment(outer)
}

/** "Save", "Save the address" or "of 12", unlike `submit`, `data-id` or `/orders`. */
const readsLikeText = (text: string) =>
  /^\p{Lu}\p{Ll}|\p{L}\p{M}* +[\p{L}\d…]|… \p{L}|\p{L}[.!?…]$/u.test(text.trim())
