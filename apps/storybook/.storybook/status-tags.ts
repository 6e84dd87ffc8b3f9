import type { Indexer, IndexInput } from 'storybook/internal/types'
import { docsText } from './docs-text.ts'

/** Stories that the toolbar shows too: they are on the docs page, but would fill the sidebar. */
const leftOut = ['Phone', 'RightToLeft']

const tagsOf = ({ exportName, tags = [] }: IndexInput, place: number, status: string) => [
  ...tags,
  status,
  ...(place > 0 && leftOut.includes(exportName) ? ['!dev'] : []),
]

/** Every component's status, as its docs tell it, becomes a tag: Storybook filters by it and marks the sidebar. */
export const withStatusTags = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options)
    const docs = docsText(file)
    if (docs === undefined) return entries
    const status = /^ {2}status: '(\w+)'/m.exec(docs)?.[1] ?? 'stable'
    return entries.map((entry, place) => ({ ...entry, tags: tagsOf(entry, place, status) }))
  },
})
