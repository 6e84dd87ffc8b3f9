import type { MyShop, ShopKeys, ShopRole } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { areaLabels, permissionLabels, roleLabels, roleTextLabels } from './place-words.labels.ts'

export type Role = ShopRole
export type Key = ShopKeys[number]

export const ROLES = (['owner', 'manager', 'staff'] as const).map(value => ({
  value,
  label: roleLabels[value],
  description: roleTextLabels[value],
}))

export const KEYS = (['orders', 'refunds', 'products', 'reports', 'shop'] as const).map(value => ({
  value,
  label: permissionLabels[value],
}))

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Messages about a place in a shop: one for each role, and one for staff without permissions. */
type PlaceMessages = Readonly<Record<Role | 'noAreas', string>>

/** Picks the message for a place and fills in `{shop}` and, for staff, `{areas}`: "orders and refunds". */
export function placeSentence(
  messages: PlaceMessages,
  { role, keys }: Pick<MyShop, 'role' | 'keys'>,
  shop: string,
): string {
  const areas = list.format(keys.map(key => areaLabels[key]))
  return formatMessage(messages[role === 'staff' && keys.length === 0 ? 'noAreas' : role], { shop, areas })
}

/** Creates a label such as `Staff · orders, refunds`. */
export function placeLabel({ role, keys }: Pick<MyShop, 'role' | 'keys'>): string {
  const name = roleLabels[role]
  return role === 'staff' && keys.length > 0
    ? `${name} · ${keys.map(key => areaLabels[key]).join(', ')}`
    : name
}
