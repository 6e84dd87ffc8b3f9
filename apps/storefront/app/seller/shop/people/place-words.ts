import type { MyShop, ShopKeys, ShopRole } from '@stoa/api-client/schema'

export type Role = ShopRole
export type Key = ShopKeys[number]

export const ROLES: readonly { value: Role; label: string; description: string }[] = [
  { value: 'owner', label: 'Owner', description: 'Everything, and who else works here.' },
  { value: 'manager', label: 'Manager', description: 'Everything but who works here.' },
  { value: 'staff', label: 'Staff', description: 'Only what you tick below.' },
]

export const KEYS: readonly { value: Key; label: string }[] = [
  { value: 'orders', label: 'Orders: confirm, pack, send and cancel, take in returns, answer claims' },
  { value: 'refunds', label: 'Refunds without a return' },
  { value: 'products', label: 'Products and stock' },
  { value: 'reports', label: 'Figures' },
  { value: 'shop', label: 'The shop page and its settings' },
]

const SHORT: Record<Key, string> = {
  orders: 'orders',
  refunds: 'refunds',
  products: 'products',
  reports: 'figures',
  shop: 'the shop page',
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** `as staff for orders and refunds` */
export function placeWords({ role, keys }: Pick<MyShop, 'role' | 'keys'>): string {
  if (role !== 'staff') return role === 'owner' ? 'as an owner' : 'as a manager'
  return keys.length > 0 ? `as staff for ${list.format(keys.map(key => SHORT[key]))}` : 'as staff, to look on'
}

/** `Staff · orders, refunds` */
export function placeLabel({ role, keys }: Pick<MyShop, 'role' | 'keys'>): string {
  const name = ROLES.find(({ value }) => value === role)!.label
  return role === 'staff' && keys.length > 0 ? `${name} · ${keys.map(key => SHORT[key]).join(', ')}` : name
}
