/**
 * Confirmations that visitors received, for the audit at the end. Calls without any answer are recorded separately:
 * they may have taken effect once or not.
 */
export interface Promises {
  accounts: Set<string>
  /** Items put into carts, by account and product. */
  additions: Map<string, { told: number; unsure: number }>
  addresses: { email: string; id: string }[]
  /** Payments that were answered `paid`, with the number of their purchase. */
  paid: Map<string, string>
  /** Ids of parcels that were packed, and those that were shipped. */
  packed: Set<string>
  shipped: Set<string>
  /** Changes of stock by their note, with their difference. */
  restocked: { note: string; variantId: string; delta: number; isSure: boolean }[]
  /** Names of products that sellers made. */
  products: { name: string; isSure: boolean }[]
  wishes: { email: string; productId: string }[]
}

export const createPromises = (): Promises => ({
  accounts: new Set(),
  additions: new Map(),
  addresses: [],
  paid: new Map(),
  packed: new Set(),
  shipped: new Set(),
  restocked: [],
  products: [],
  wishes: [],
})

export const additionOf = (promises: Promises, email: string, productId: string) => {
  const name = `${email} ${productId}`
  const found = promises.additions.get(name) ?? { told: 0, unsure: 0 }
  promises.additions.set(name, found)
  return found
}
