import ts from 'typescript'
import type { Passage, Place } from './passage.ts'
import { screenTextsOf } from './screen-texts.ts'

/** Reads docstrings, comments, test titles and screen texts of a TypeScript or JavaScript file. */
export function readTypeScript(file: string, source: string): Passage[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind)
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1
  const strings: [start: number, end: number][] = []
  const titles: Passage[] = []
  const visit = (node: ts.Node) => {
    if (isText(node)) strings.push([node.getStart(tree), node.end])
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments
      const place = titlePlace(node.expression)
      if (place && title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.push({
          place,
          text: withoutLabel(title.getText(tree).slice(1, -1)),
          line: lineAt(title.getStart(tree)),
        })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return [
    ...readComments(source, strings, lineAt),
    ...titles,
    ...screenTextsOf(file, tree).map(({ text, position }) => ({
      place: 'screen' as const,
      text,
      line: lineAt(position),
    })),
  ]
}

function isText({ kind }: ts.Node): boolean {
  return (
    kind === ts.SyntaxKind.JsxText ||
    (kind >= ts.SyntaxKind.FirstTemplateToken && kind <= ts.SyntaxKind.LastTemplateToken) ||
    kind === ts.SyntaxKind.StringLiteral ||
    kind === ts.SyntaxKind.RegularExpressionLiteral
  )
}

/** Ids of the specification and a label in parentheses may precede a title. */
const withoutLabel = (title: string) => title.replace(/^(?:\[[^\]]*\]\s*|\([^)]*\)\s*)+/, '')

function titlePlace(callee: ts.Expression): Place | null {
  const names: string[] = []
  let at: ts.Expression = callee
  for (;;) {
    if (ts.isPropertyAccessExpression(at)) {
      names.push(at.name.text)
      at = at.expression
    } else if (ts.isCallExpression(at) || ts.isTaggedTemplateExpression(at)) {
      at = ts.isCallExpression(at) ? at.expression : at.tag
    } else break
  }
  if (!ts.isIdentifier(at)) return null
  if (at.text === 'describe' || (at.text === 'test' && names.includes('describe'))) return 'group'
  if (at.text !== 'test' && at.text !== 'it') return null
  return names.every(name => TITLE_METHODS.has(name)) ? 'title' : null
}

const TITLE_METHODS = new Set([
  'each',
  'for',
  'skip',
  'only',
  'fails',
  'concurrent',
  'sequential',
  'prop',
  'skipIf',
  'runIf',
])

/** Matches a directive for a tool. The reason that may follow is prose. */
const DIRECTIVE =
  /^(?:@ts-\w+|biome-ignore[^:]*|eslint-\S+|#\w+|v8 ignore \S+|@vite-ignore|c8 ignore \S+)[:\s]*/

function readComments(
  source: string,
  strings: [start: number, end: number][],
  lineAt: (position: number) => number,
): Passage[] {
  const passages: Passage[] = []
  let run: Passage | null = null
  let lastLine = -1
  strings.sort(([one], [other]) => one - other)
  let next = 0
  const pattern = /\/\/[^\n]*|\/\*[\s\S]*?\*\//g
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const { 0: comment, index } = match
    while (next < strings.length && (strings[next]?.[1] ?? 0) <= index) next++
    const string = strings[next]
    if (string && string[0] <= index) {
      // What looks like a comment inside of a string may run past the string's end.
      pattern.lastIndex = string[1]
      continue
    }
    const line = lineAt(index)
    if (comment.startsWith('/*')) {
      passages.push({
        place: comment.startsWith('/**') ? 'docstring' : 'comment',
        text: bodyOf(comment),
        line,
      })
      run = null
      continue
    }
    const text = comment.replace(/^\/\/\/?\s?/, '').replace(DIRECTIVE, '')
    const isAlone = /^[ \t]*$/.test(source.slice(source.lastIndexOf('\n', index) + 1, index))
    if (run && isAlone && line === lastLine + 1) run.text += `\n${text}`
    else {
      run = { place: 'comment', text, line }
      passages.push(run)
    }
    lastLine = line
  }
  return passages
}

/** Keeps line breaks, for positions; an example and links at the end are code. */
function bodyOf(comment: string): string {
  const lines = comment
    .replace(/^\/\*+/, '')
    .replace(/\*+\/$/, '')
    .split('\n')
    .map(line => line.replace(/^\s*\*? ?/, ''))
  let isExample = false
  return lines
    .map(line => {
      if (/^\s*@/.test(line)) isExample = /^\s*@(?:example|see|type|typedef|import|satisfies)\b/.test(line)
      return isExample ? '' : line
    })
    .join('\n')
    .replaceAll(/```[\s\S]*?```/g, code => code.replaceAll(/[^\n]/g, ''))
    .trimEnd()
}
