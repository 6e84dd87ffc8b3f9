import ts from 'typescript'

export interface BrandedText {
  file: string
  /** Counted from 1. */
  line: number
  text: string
}

/** Names of the demo's marketplace, its host and its street. */
const BRAND = /\bStoa\b(?!-Shop)|stoa\.example|\bColonnade\b/

/** Texts of a file that name the demo's marketplace. In code only strings and texts between tags count. */
export const findBrand = (file: string, source: string): BrandedText[] =>
  file.endsWith('.md') ? inLines(file, source) : inStrings(file, source)

const inLines = (file: string, source: string): BrandedText[] =>
  source.split('\n').flatMap((text, at) => (BRAND.test(text) ? [{ file, line: at + 1, text }] : []))

function inStrings(file: string, source: string): BrandedText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: BrandedText[] = []
  const visit = (node: ts.Node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)
    if (isText && BRAND.test(node.text)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
      found.push({ file, line: line + 1, text: node.text.trim().replaceAll(/\s+/g, ' ') })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
