import type { Passage } from './passage.ts'

/** Reads descriptions and summaries of OpenAPI's YAML: in one line, in a flow map, or as a block of lines. */
export function readOpenApi(source: string): Passage[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index): Passage[] => {
    const match = /^(.*?)\b(?:description|summary): *(.*)$/.exec(line)
    if (!match || isInside(match[1] ?? '')) return []
    const [, before = '', value = ''] = match
    if (before.includes('{')) return passage(inFlow(value), index)
    const indent = before.replace('- ', '  ').length
    const block: string[] = []
    for (let at = index + 1; at < lines.length; at++) {
      const next = lines[at] ?? ''
      if (next.trim() !== '' && next.search(/\S/) <= indent) break
      block.push(next.trim())
    }
    const first = /^[|>][-+]?$/.test(value) ? '' : unquote(value)
    return passage([first, ...block].join('\n').trimEnd(), index)
  })
}

/** Whether what follows belongs to a comment or to a quoted text. */
const isInside = (before: string) =>
  /(?:^|\s)#/.test(before) || (before.match(/'/g) ?? []).length % 2 === 1 || /"[^"]*$/.test(before)

const passage = (text: string, index: number): Passage[] =>
  text.trim() === '' ? [] : [{ place: 'description', text, line: index + 1 }]

const inFlow = (value: string) => unquote(/^(?:'(?:[^']|'')*'|"[^"]*"|[^,}]*)/.exec(value)?.[0] ?? '')

const unquote = (value: string) => value.replace(/^(['"])([\s\S]*)\1$/, '$2')
