import { join } from 'node:path'
import type { StoryIndexGenerator } from 'storybook/internal/core-server'
import { docsText } from './docs-text.ts'

/**
 * Makes the sidebar's search find a component by the keywords of its docs. The search reads a page's name, its path and
 * its headings, so keywords are listed as headings, which nothing else reads.
 */
export function withKeywords(generator: StoryIndexGenerator): StoryIndexGenerator {
  const read = generator.getIndexAndStats.bind(generator)
  generator.getIndexAndStats = async () => {
    const found = await read()
    for (const entry of Object.values(found.storyIndex.entries))
      if (entry.type === 'docs')
        entry.anchors = keywordsOf(entry.importPath).map(title => ({ id: title, title }))
    return found
  }
  return generator
}

function keywordsOf(importPath: string): string[] {
  const docs = docsText(join(import.meta.dirname, '..', importPath)) ?? ''
  const [, list = ''] = /^ {2}keywords: \[([^\]]*)\]/m.exec(docs) ?? []
  return [...list.matchAll(/'([^']+)'/g)].map(([, keyword = '']) => keyword)
}
