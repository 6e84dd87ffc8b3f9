import type { ComponentDocs } from '@stoa/ui/docs'

const docs = import.meta.glob<{ docs: ComponentDocs }>(
  ['../../../packages/ui/src/**/*.docs.ts', '../../../internal/back-office/src/**/*.docs.ts'],
  { eager: true },
)
const stories = import.meta.glob<string>(
  ['../../../packages/ui/src/**/*.stories.tsx', '../../../internal/back-office/src/**/*.stories.tsx'],
  { eager: true, query: '?raw', import: 'default' },
)

export interface Told {
  /** Section of the sidebar, such as `Components` and `Actions`. */
  section: string
  group: string
  name: string
  docs: ComponentDocs
}

/** What every component's docs tell, by the title of its stories, in order of name. */
export const told: readonly Told[] = Object.entries(docs)
  .flatMap(([file, { docs: own }]) => {
    const text = stories[file.replace('.docs.ts', '.stories.tsx')] ?? ''
    const [, section, group, name] =
      /title: '(Components|Patterns|Seller)\/([^'/]+)\/([^']+)'/.exec(text) ?? []
    return section && group && name ? [{ section, group, name, docs: own }] : []
  })
  .sort((one, other) => one.name.localeCompare(other.name))
