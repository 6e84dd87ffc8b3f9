import type { AddressFields } from '@stoa/ui'
import { forgetTabDraft, keepTabDraft, readTabDraft } from '../../shared/drafts/tab-draft.ts'

const KEY = 'stoa:checkout'

/** What a shopper has begun and not sent: kept in the tab, for its user alone. */
export interface CheckoutDraft {
  readonly userId: string
  /** The lines that are being bought: a session that ends takes the cart's selection with it. */
  readonly itemIds?: readonly string[]
  /** A new address, as far as it is typed. */
  readonly address?: Partial<AddressFields>
}

export const readDraft = (userId: string): CheckoutDraft => readTabDraft<CheckoutDraft>(KEY, userId)

export const keepDraft = (userId: string, change: Omit<CheckoutDraft, 'userId'>): void =>
  keepTabDraft(KEY, { ...readDraft(userId), ...change })

export const forgetDraft = (): void => forgetTabDraft(KEY)
