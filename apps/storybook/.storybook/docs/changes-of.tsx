import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import { linked } from '../../start/excerpts.ts'
import { notesOf } from '../../start/notes.ts'

/** What the notes of the coming version say of one component. */
export function ChangesOf({ name, entry }: { name: string; entry: string }) {
  const found = notesOf(name, entry)
  if (found.length === 0) return null
  const list = found.map(({ kind, text }) => `- **${kind}**: ${text.replaceAll('\n', '\n  ')}`)
  return (
    <>
      <Heading>Changes in the coming version</Heading>
      <details>
        <summary>
          {list.length} {list.length === 1 ? 'change' : 'changes'}
        </summary>
        <Markdown>{linked(list.join('\n'))}</Markdown>
      </details>
    </>
  )
}
