import type { Queryable } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { visibleText } from '../../platform/visible-text.ts'
import { findImitated, requireOwnName } from '../read-model/index.ts'

const MIN_CHARACTERS = 2
const NAMELESS = 'Shopper'

/** Suggests a name for an account that was created with an address only: `Robin` for `robin.reed87@…`. */
export async function usernameOf(db: Queryable, email: string): Promise<string> {
  const letters = /^\p{L}{2,40}/u.exec(email)?.[0]
  if (!letters) return NAMELESS
  const name = letters[0]!.toUpperCase() + letters.slice(1).toLowerCase()
  return (await findImitated(db, name, { userId: null })) ? NAMELESS : name
}

/**
 * @param userId user who changes the name; null for a new one
 * @throws problem `request.invalid` if the name looks like that of a shop or of the marketplace
 */
export const requireOwnUsername = (db: Queryable, name: string, userId: string | null): Promise<void> =>
  requireOwnName(
    db,
    name,
    { userId },
    {
      pointer: '/username',
      message:
        'This name looks like that of a shop. Add something that tells you apart, such as your last name.',
    },
  )

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
