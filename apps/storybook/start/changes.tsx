import { Markdown } from '@storybook/addon-docs/blocks'
import { linked } from './excerpts.ts'
import { notes } from './notes.ts'

const kinds = ['major', 'minor', 'patch'] as const

/** What is said of the design system in the notes of the coming version, the largest changes first. */
export function Changes() {
  return kinds.map(kind => {
    const texts = notes.filter(note => note.kind === kind).map(({ text }) => text)
    return (
      texts.length > 0 && (
        <section key={kind}>
          <h2>In the coming version: {kind}</h2>
          <details open={kind === 'major'}>
            <summary>
              {texts.length} {texts.length === 1 ? 'change' : 'changes'}
            </summary>
            <Markdown>{asList(texts)}</Markdown>
          </details>
        </section>
      )
    )
  })
}

const asList = (texts: readonly string[]) =>
  linked(texts.map(text => `- ${text.replaceAll('\n', '\n  ')}`).join('\n'))
