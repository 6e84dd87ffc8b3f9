import type { Queryable } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { likenessOf } from './name-likeness.ts'
import { type Named, readMarketName, readOtherNames } from './own-names.repository.ts'

/** Ends of names that belong to the marketplace, after its own name. */
const OF_MARKETPLACE = ['', 'marketplace', 'support', 'team', 'official'].map(likenessOf)
const CUSTOMER_SUPPORT = likenessOf('customersupport')

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
  const marketplace = likenessOf((await readMarketName(db)) ?? '')
  const isMarketplaces =
    marketplace !== '' &&
    (likenessOf(first) === marketplace || OF_MARKETPLACE.some(end => likeness === marketplace + end))
  if (isMarketplaces || likeness === CUSTOMER_SUPPORT) return 'marketplace'
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
