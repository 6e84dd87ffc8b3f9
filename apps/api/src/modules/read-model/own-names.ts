import type { Queryable } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { likenessOf } from './name-likeness.ts'
import { type Named, readOtherNames } from './own-names.repository.ts'

const MARKETPLACE = likenessOf('stoa')
/** Likenesses of names that belong to the marketplace, in addition to all that begin with its own. */
const OF_MARKETPLACE = ['stoamarketplace', 'stoasupport', 'stoateam', 'stoaofficial', 'customersupport'].map(
  likenessOf,
)

/**
 * Finds out whether a name looks like that of another shop or of the marketplace, in whatever letters it is written.
 *
 * @param name as people see it
 */
export async function findImitated(
  db: Queryable,
  name: string,
  named: Named,
): Promise<'marketplace' | 'shop' | null> {
  const likeness = likenessOf(name)
  // Strangers see the first word of a user's name, and an initial.
  const [first = ''] = name.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/u) ?? []
  if (likenessOf(first) === MARKETPLACE || likeness === MARKETPLACE || OF_MARKETPLACE.includes(likeness))
    return 'marketplace'
  const others = await readOtherNames(db, named)
  return others.some(other => likenessOf(other) === likeness) ? 'shop' : null
}

/**
 * @param message told about a name that looks like another shop's
 * @throws problem `request.invalid` if the name imitates another
 */
export async function requireOwnName(
  db: Queryable,
  name: string,
  named: Named,
  { pointer, message }: { pointer: `/${string}`; message: string },
): Promise<void> {
  const imitated = await findImitated(db, name, named)
  if (!imitated) return
  const detail =
    imitated === 'shop' ? message : 'This name looks like the marketplace’s own. Choose another one.'
  throw problem('request.invalid', { detail, fields: [{ pointer, code: 'imitates', message: detail }] })
}
