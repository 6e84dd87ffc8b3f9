import { problem } from '../../platform/problem.ts'
import { visibleText } from '../../platform/visible-text.ts'

const MIN_CHARACTERS = 2

/** Suggests a name for an account that was created with an address only: `Robin` for `robin.reed87@…`. */
export function usernameOf(email: string): string {
  const letters = /^\p{L}{2,40}/u.exec(email)?.[0]
  return letters ? letters[0]!.toUpperCase() + letters.slice(1).toLowerCase() : 'Shopper'
}

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
