import type { AddressFields } from '@stoa/ui'
import { forgetTabDraft, keepTabDraft, readTabDraft } from '../../shared/drafts/tab-draft.ts'

const KEY = 'stoa:checkout'

/** Input of a checkout that isn't sent yet. Kept in the tab, for one user. */
export interface CheckoutDraft {
  readonly userId: string
  /** Ids of the lines being bought. Kept here because the cart loses its selection when a session ends. */
  readonly itemIds?: readonly string[]
  /** Fields of a new address that were filled in so far. */
  readonly address?: Partial<AddressFields>
}

export const readDraft = (userId: string): CheckoutDraft => readTabDraft<CheckoutDraft>(KEY, userId)

export const keepDraft = (userId: string, change: Omit<CheckoutDraft, 'userId'>): void =>
  keepTabDraft(KEY, { ...readDraft(userId), ...change })

export const forgetDraft = (): void => forgetTabDraft(KEY)
