import ts from 'typescript'

export interface BareText {
  file: string
  /** Counted from 1. */
  line: number
  text: string
}

/** Elements of running text: what they are given to draw is text more often than not. */
const INLINE = /^(span|p|b|a|button|label|summary|legend|dt|dd|h[1-6]|Anchor|Label)$/

/**
 * Finds texts next to something that comes and goes, and texts that change next to other children. React remembers such a
 * text node. A translator or an extension replaces the node, and then React's next step fails or is lost. A text alone
 * in its element is safe, because React writes the content of the element.
 */
export function findBareTexts(tree: ts.SourceFile, types: ts.TypeChecker): BareText[] {
  const texts: BareText[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node))
      for (const child of bareTextsOf(node, types)) {
        const { line } = tree.getLineAndCharacterOfPosition(child.getStart(tree))
        const text = child.getText(tree).trim().replaceAll(/\s+/g, ' ')
        texts.push({ file: tree.fileName, line: line + 1, text })
      }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return texts
}

function bareTextsOf(parent: ts.JsxElement | ts.JsxFragment, types: ts.TypeChecker): ts.JsxChild[] {
  const children = parent.children.filter(isDrawn)
  const isAlone = children.length < 2 && ts.isJsxElement(parent)
  if (isAlone) return []
  const isInline = ts.isJsxElement(parent) && INLINE.test(parent.openingElement.tagName.getText())
  let mayMove = false
  return children.filter(child => {
    const isConstant = isConstantChild(child)
    const isBare = (!isConstant || mayMove) && isText(child, isInline, types)
    mayMove ||= !isConstant
    return isBare
  })
}

/** Translators leave space between elements as it is. */
function isDrawn(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== ''
  if (!ts.isJsxExpression(child)) return true
  const node = child.expression
  return node !== undefined && !(ts.isStringLiteralLike(node) && !node.text.trim())
}

/** Whether the child is the same each time: an element whatever it contains, a literal, or a label. */
function isConstantChild(child: ts.JsxChild): boolean {
  if (!ts.isJsxExpression(child)) return !ts.isJsxFragment(child)
  const node = child.expression!
  if (ts.isStringLiteralLike(node)) return true
  // `t('save')`
  if (ts.isCallExpression(node))
    return (
      isLabels(node.expression) && node.arguments.length === 1 && ts.isStringLiteralLike(node.arguments[0]!)
    )
  return ts.isPropertyAccessExpression(node) && isLabels(node)
}

/** `t`, `t.save`, `checkoutLabels.steps.pay`. */
const isLabels = (node: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(node)
    ? /labels$/i.test(node.name.text) || isLabels(node.expression)
    : ts.isIdentifier(node) && /^t$|labels$/i.test(node.text)

function isText(child: ts.JsxChild, isInline: boolean, types: ts.TypeChecker): boolean {
  if (ts.isJsxText(child)) return true
  if (!ts.isJsxExpression(child)) return false
  const type = types.getTypeAtLocation(child.expression!)
  return (isInline || !isAnyNode(type)) && hasText(type, types)
}

/** Whether it is React's `ReactNode`, which in a block holds blocks. */
const isAnyNode = (type: ts.Type) =>
  type.isUnion() && type.types.some(({ symbol }) => /^(ReactPortal|Promise|Iterable)$/.test(symbol?.name))

function hasText(type: ts.Type, types: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.some(each => hasText(each, types))
  // A space, or what is left of `text && <b />` without a text, which React does not draw.
  if (type.isStringLiteral() && !type.value.trim()) return false
  if (type.isNumberLiteral() && type.value === 0) return false
  if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) return true
  const item = types.isArrayType(type) ? types.getTypeArguments(type as ts.TypeReference)[0] : undefined
  return item !== undefined && hasText(item, types)
}
