/**
 * Replaces the content of a generated section of a Markdown document.
 *
 * @throws if the document has no such section
 */
export function withSection(document: string, name: string, content: string): string {
  const mark = `<!-- ${name}: begin, written by \`pnpm generate\` -->`
  const begin = document.indexOf(mark)
  const end = document.indexOf(`<!-- ${name}: end -->`)
  if (begin < 0 || end < begin) throw new Error(`The document has no section "${name}".`)
  return `${document.slice(0, begin + mark.length)}\n\n${content}\n\n${document.slice(end)}`
}
