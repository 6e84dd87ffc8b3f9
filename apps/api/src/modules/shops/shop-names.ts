import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { visibleText } from '../../platform/visible-text.ts'
import { likenessOf } from './name-likeness.ts'
import { findOtherNames } from './shop-names.repository.ts'

const MIN_CHARACTERS = 2
/** Likenesses of names that belong to the marketplace. */
const OF_MARKETPLACE = [
  'stoa',
  'stoamarketplace',
  'stoasupport',
  'stoateam',
  'stoaofficial',
  'customersupport',
].map(likenessOf)

const refused = (code: string, message: string) =>
  problem('request.invalid', { detail: message, fields: [{ pointer: '/name', code, message }] })

/**
 * Normalizes the name of a shop to what people see. Refuses one that looks like the name of another shop or of the
 * marketplace, in whatever letters it is written.
 *
 * @param shopId the shop that gets the name; null for a new one
 * @throws problem `request.invalid`
 */
export async function readShopName(tx: Tx, text: string, shopId: string | null): Promise<string> {
  const name = visibleText(text)
  if ([...name].length < MIN_CHARACTERS)
    throw refused('invisible', `Use at least ${MIN_CHARACTERS} visible characters.`)
  const likeness = likenessOf(name)
  if (OF_MARKETPLACE.includes(likeness))
    throw refused('imitates', 'This name looks like the marketplace’s own. Choose another one.')
  const others = await findOtherNames(tx, shopId)
  if (others.some(other => likenessOf(other) === likeness))
    throw refused(
      'imitates',
      'This name looks like that of another shop. Add something that tells them apart, such as your town.',
    )
  return name
}
