import type { AddressFields } from '@stoa/ui'

const KEY = 'stoa:checkout'

/** What a shopper has begun and not sent: kept in the tab, for its user alone. */
export interface CheckoutDraft {
  readonly userId: string
  /** The lines that are being bought: a session that ends takes the cart's selection with it. */
  readonly itemIds?: readonly string[]
  /** A new address, as far as it is typed. */
  readonly address?: Partial<AddressFields>
}

export function readDraft(userId: string): CheckoutDraft {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null')) as CheckoutDraft | null
  return draft?.userId === userId ? draft : { userId }
}

export function keepDraft(userId: string, change: Omit<CheckoutDraft, 'userId'>): void {
  const draft = { ...readDraft(userId), ...change }
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(draft)))
}

export function forgetDraft(): void {
  attempt(() => sessionStorage.removeItem(KEY))
}

/** Storage may be full or forbidden: then a reload loses what was typed, and nothing else. */
function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
