import { problem } from '../../platform/problem.ts'
import { visibleText } from '../../platform/visible-text.ts'

const MIN_CHARACTERS = 2

/**
 * Normalizes a name to what people see.
 *
 * @throws problem `request.invalid` if too little is left
 */
export function readUsername(text: string): string {
  const name = visibleText(text)
  if ([...name].length >= MIN_CHARACTERS) return name
  throw problem('request.invalid', {
    detail: `A name needs at least ${MIN_CHARACTERS} visible characters.`,
    fields: [
      {
        pointer: '/username',
        code: 'invisible',
        message: `Use at least ${MIN_CHARACTERS} visible characters.`,
      },
    ],
  })
}
