import { unwrap } from '@stoa/api-client'
import { client } from '../../api/client.ts'
import { Unsendable } from '../../decisions/unsendable.ts'
import { commissionLabels as t } from './commission-page.labels.ts'

/** Returns the id of the shop with this slug. @throws Unsendable if there is none */
export async function findShop(slug: string): Promise<string> {
  const { items } = await unwrap(client.GET('/api/operator/balances', { params: { query: { q: slug } } }))
  const found = items.find(({ shop }) => shop.slug === slug)
  if (!found) throw new Unsendable(t.unknownShop)
  return found.shop.id
}
