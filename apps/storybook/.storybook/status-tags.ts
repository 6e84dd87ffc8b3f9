import { existsSync, readFileSync } from 'node:fs'
import type { Indexer } from 'storybook/internal/types'

/** Every component's status, as its docs tell it, becomes a tag: Storybook filters by it and marks the sidebar. */
export const withStatusTags = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options)
    const docs = file.replace(/\.stories\.tsx$/, '.docs.ts')
    if (docs === file || !existsSync(docs)) return entries
    const status = /^ {2}status: '(\w+)'/m.exec(readFileSync(docs, 'utf8'))?.[1] ?? 'stable'
    return entries.map(entry => ({ ...entry, tags: [...(entry.tags ?? []), status] }))
  },
})
