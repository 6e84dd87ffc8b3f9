import type { components } from '@stoa/api-client/operator-schema'
import type { Operator } from '../contract/handlers.ts'
import { findOrdersByNumber } from '../modules/orders/index.ts'
import {
  findPendingApplicationBySlug,
  findShopBySlug,
  findShopForOperator,
  findShopsOf,
} from '../modules/shops/index.ts'
import { findUserByEmail } from '../modules/users/index.ts'
import type { Db } from '../platform/db/client.ts'
import { readSearch } from '../platform/search-query.ts'

type Hit = components['schemas']['SearchHit']

const EMAIL = /^[^\s@]+@[^\s@]+$/
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const NUMBER = /^#?[A-Z0-9]{6,20}(-\d+)?$/i
const MAX_HITS = 20

/**
 * Finds by what the text looks like: an email address, an order or purchase number, a shop's slug. Each is one lookup in an
 * index. Finds only what the operator's keys let them see.
 */
export async function find(db: Db, typed: string, { keys }: Operator): Promise<Hit[]> {
  const text = readSearch(typed)?.text ?? ''
  const sees = (...needed: Operator['keys']) => needed.some(key => keys.includes(key))
  const hits: Hit[] = []
  if (EMAIL.test(text)) return sees('support') ? (await findPerson(db, text)).slice(0, MAX_HITS) : []
  if (sees('support') && NUMBER.test(text)) hits.push(...(await findOrders(db, text)))
  if (sees('shops', 'support') && SLUG.test(text.toLowerCase()))
    hits.push(...(await findBySlug(db, text.toLowerCase())))
  return hits.slice(0, MAX_HITS)
}

async function findOrders(db: Db, text: string): Promise<Hit[]> {
  const orders = await findOrdersByNumber(db, text)
  return orders.map(({ id, number, status, fulfillmentStatus, shopName }) => ({
    kind: 'order',
    id,
    title: number,
    line: `Order from ${shopName}, ${status}, ${fulfillmentStatus.replaceAll('_', ' ')}`,
    href: null,
  }))
}

async function findPerson(db: Db, email: string): Promise<Hit[]> {
  const user = await findUserByEmail(db, email)
  if (!user) return []
  const shops = await findShopsOf(db, user.id)
  return [
    {
      kind: 'person',
      id: user.id,
      title: user.username,
      line: `Account since ${user.createdAt.toISOString().slice(0, 10)}`,
      href: null,
    },
    ...shops.map(shopHit),
  ]
}

async function findBySlug(db: Db, slug: string): Promise<Hit[]> {
  const known = await findShopBySlug(db, slug)
  const shop = known && (await findShopForOperator(db, known.id))
  const application = await findPendingApplicationBySlug(db, slug)
  return [
    ...(shop ? [shopHit(shop)] : []),
    ...(application
      ? [
          {
            kind: 'application' as const,
            id: application.id,
            title: application.name,
            line: 'Application that waits for a decision',
            href: `/applications/${application.id}`,
          },
        ]
      : []),
  ]
}

const shopHit = ({ id, name, status }: { id: string; name: string; status: string }): Hit => ({
  kind: 'shop',
  id,
  title: name,
  line: `Shop, ${status}`,
  href: `/shops/${id}`,
})
