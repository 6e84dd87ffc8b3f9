import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { visibleText } from '../../platform/visible-text.ts'
import { type Named, requireOwnName } from '../read-model/index.ts'

const MIN_CHARACTERS = 2
const NAME = {
  pointer: '/name',
  message:
    'This name looks like that of another shop. Add something that tells them apart, such as your town.',
} as const

/**
 * Normalizes the name of a shop to what people see. Refuses one that looks like the name of another shop, also of one that
 * was applied for, or of the marketplace.
 *
 * @throws problem `request.invalid`
 */
export async function readShopName(tx: Tx, text: string, named: Named): Promise<string> {
  const name = visibleText(text)
  if ([...name].length < MIN_CHARACTERS) {
    const message = `Use at least ${MIN_CHARACTERS} visible characters.`
    throw problem('request.invalid', {
      detail: message,
      fields: [{ pointer: NAME.pointer, code: 'invisible', message }],
    })
  }
  await requireOwnName(tx, name, named, NAME)
  return name
}
