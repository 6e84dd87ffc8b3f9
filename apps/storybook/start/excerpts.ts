/** Passages of the repository's documents, so that Storybook says nothing a second time. */

/** What stands below a heading, up to the next one of its rank. Throws when there is no such heading. */
export function sectionOf(markdown: string, heading: string): string {
  const lines = markdown.split('\n')
  const start = lines.findIndex(line => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
  if (start < 0) throw new Error(`No heading "${heading}".`)
  const rank = lines[start]?.indexOf(' ') ?? 0
  const rest = lines.slice(start + 1)
  const end = rest.findIndex(line => /^#+ /.test(line) && line.indexOf(' ') <= rank)
  return rest.slice(0, end < 0 ? undefined : end).join('\n')
}

/** The items of lists that begin with these bold words, in this order. Throws when one is missing. */
export function itemsOf(markdown: string, names: readonly string[]): string {
  const items = markdown.split(/^(?=- )/m).map(item => item.split(/\n(?=\S)/)[0] ?? '')
  return names
    .map(name => {
      const found = items.find(item => item.startsWith(`- **${name}`))
      if (!found) throw new Error(`No item "${name}".`)
      return found
    })
    .join('\n')
}

const pages: Readonly<Record<string, string>> = {
  '#together-with-other-styles': 'start-theming--docs',
  'embedding.md#together-with-other-styles': 'start-theming--docs',
  'embedding.md': 'start-first-page--docs',
}

/** Links between documents become links between pages; what has no page here stays text. */
export const linked = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (all, text: string, target: string) => {
    if (/^[a-z]+:|^\?/.test(target)) return all
    const page = pages[target.replace(/^(\.\.\/)*(docs\/)?/, '')]
    return page ? `[${text}](?path=/docs/${page})` : text
  })
