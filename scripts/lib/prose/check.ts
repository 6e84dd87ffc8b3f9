import { readMarkdown } from './markdown.ts'
import { readOpenApi } from './openapi.ts'
import { type Passage, withoutCode } from './passage.ts'
import { type Finding, findIn } from './rules.ts'
import { readTypeScript } from './typescript.ts'

/** Files without prose to check: generated, historical, or quoting what the rules refuse. */
const SKIPPED =
  /\/generated\/|^packages\/api-client\/(?:src\/schema\.ts|openapi\.json)$|^docs\/(?:api\/|lifecycles\.md|writing\.md)|CHANGELOG\.md$|\/migrations\//

/** Whether a file has prose that the rules are for. */
export const hasProse = (file: string): boolean =>
  !SKIPPED.test(file) && (/\.(?:tsx?|mts|mjs|cjs|js|mdx?)$/.test(file) || isOpenApi(file))

const isOpenApi = (file: string) => /\/openapi\/.*\.yaml$/.test(file)

/** Finds what the rules refuse in one file. A line that ends with `prose-ok: reason` is excused. */
export function findProse(file: string, source: string): Finding[] {
  const lines = source.split('\n')
  const isExcused = (line: number) => /prose-ok: \S/.test(lines[line - 1] ?? '')
  return readPassages(file, source)
    .flatMap(passage => findIn(...readable(passage)))
    .filter(({ line }) => !isExcused(line))
    .sort((one, other) => one.line - other.line)
}

/** Removes leading white space, so that the rules on beginnings see the first word. */
function readable(passage: Passage): [Passage, string] {
  const text = withoutCode(passage.text)
  const start = text.search(/\S/)
  if (start < 1) return [passage, text]
  const skipped = text.slice(0, start).match(/\n/g)?.length ?? 0
  return [{ ...passage, line: passage.line + skipped }, text.slice(start)]
}

function readPassages(file: string, source: string): Passage[] {
  if (isOpenApi(file)) return readOpenApi(source)
  return /\.mdx?$/.test(file) ? readMarkdown(file, source) : readTypeScript(file, source)
}
