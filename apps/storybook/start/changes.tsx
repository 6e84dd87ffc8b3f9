import { Markdown } from '@storybook/addon-docs/blocks'
import { linked } from './excerpts.ts'

const notes = Object.values(
  import.meta.glob<string>('../../../.changeset/*.md', { eager: true, query: '?raw', import: 'default' }),
)

const kinds = ['major', 'minor', 'patch'] as const

/** What is said of the design system in the notes of the coming version, the largest changes first. */
export function Changes() {
  const ours = notes.flatMap(note => {
    const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(note) ?? []
    const kind = /^'@stoa\/ui': (\w+)$/m.exec(head)?.[1]
    return kind ? [{ kind, text: text.trim() }] : []
  })
  return kinds.map(kind => {
    const texts = ours.filter(note => note.kind === kind).map(({ text }) => text)
    return (
      texts.length > 0 && (
        <section key={kind}>
          <h2>In the coming version: {kind}</h2>
          <details open={kind === 'major'}>
            <summary>
              {texts.length} {texts.length === 1 ? 'change' : 'changes'}
            </summary>
            <Markdown>{linked(texts.map(text => `- ${text.replaceAll('\n', '\n  ')}`).join('\n'))}</Markdown>
          </details>
        </section>
      )
    )
  })
}
