/** What the notes of the coming version say of the design system. */
export interface Note {
  kind: 'major' | 'minor' | 'patch'
  /** Markdown. */
  text: string
}

const files = import.meta.glob<string>('../../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** In the order of their files. */
export const notes: readonly Note[] = Object.values(files).flatMap(file => {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  const kind = /^'@stoa\/ui': (major|minor|patch)$/m.exec(head)?.[1] as Note['kind'] | undefined
  return kind ? [{ kind, text: text.trim() }] : []
})

/** Returns the notes that name a component, or its entry. */
export const notesOf = (name: string, entry: string): readonly Note[] =>
  notes.filter(({ text }) => new RegExp(`\`<?${name}\\b`).test(text) || text.includes(`\`${entry}\``))
