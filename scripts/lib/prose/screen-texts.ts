import ts from 'typescript'

interface ScreenText {
  text: string
  position: number
}

const TEST = /\.(?:test|spec|stories|soak|suite)\.|\/(?:test|e2e|fixtures)\//

/** Files whose sentences people read on screen, in an email or in a response of the API. */
const SENTENCES =
  /^apps\/storefront\/app\/|^apps\/api\/src\/(?:modules|adapters\/documents-pdf)\/|^apps\/api\/src\/platform\/problem\.ts$|^(?:packages|internal)\/[^/]+\/src\/messages\.ts$/

/** JSX attributes that people read. */
const ATTRIBUTES =
  /^(?:alt|title|label|placeholder|description|hint|heading|summary|message|aria-label)$|(?:Label|Text|Title)$/

/**
 * Lists the texts that people read on screen. These are all strings of a `.labels.ts` file, text and readable attributes
 * of JSX, and the sentences of files with texts for people. Skips errors for programmers, logs, SQL and tests.
 */
export function screenTextsOf(file: string, tree: ts.SourceFile): ScreenText[] {
  if (TEST.test(file)) return []
  const isLabels = /\.labels\.tsx?$/.test(file)
  const hasSentences = SENTENCES.test(file)
  if (!isLabels && !hasSentences && !file.endsWith('x')) return []
  const texts: ScreenText[] = []
  const visit = (node: ts.Node, isRead: boolean) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (isForPrograms(node)) return
    if (ts.isJsxText(node)) {
      if (!node.containsOnlyTriviaWhiteSpaces) add(node.text, node.pos)
      return
    }
    if (ts.isStringLiteralLike(node)) {
      if (isLabels || isRead || (hasSentences && isSentence(node.text))) add(node.text, node.getStart(tree))
      return
    }
    if (ts.isTemplateExpression(node)) {
      const text = node
        .getText(tree)
        .slice(1, -1)
        .replaceAll(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, gap)
      if (isLabels || isRead || (hasSentences && isSentence(text))) add(text, node.getStart(tree))
      // Texts inside of its values are looked at too.
      for (const span of node.templateSpans) visit(span.expression, isRead)
      return
    }
    if (ts.isJsxAttribute(node)) {
      if (node.initializer) visit(node.initializer, ATTRIBUTES.test(node.name.getText(tree)))
      return
    }
    ts.forEachChild(node, child => visit(child, isRead))
  }
  const add = (text: string, position: number) => texts.push({ text, position })
  visit(tree, false)
  return texts
}

const gap = (value: string) => value.replaceAll(/[^\n]/g, '_')

const isSentence = (text: string) =>
  /\p{L}\s+\p{L}/u.test(text) &&
  (/^\P{L}*\p{Lu}/u.test(text) || (text.match(/\p{L}+/gu) ?? []).length > 2) &&
  !/^\s*(?:select|insert|update|delete|with|create|alter)\b/i.test(text)

const LOGS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'log'])

/** Whether the strings inside are for programs or programmers: SQL, styles, errors, logs. */
function isForPrograms(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node)) return true
  if (ts.isNewExpression(node)) return ts.isIdentifier(node.expression) && node.expression.text === 'Error'
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    LOGS.has(node.expression.name.text)
  )
}
