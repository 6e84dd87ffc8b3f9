import type { MessageId } from './messages.ts'
import type { LockPort, MarketApi } from './ports.ts'
import type { Vault } from './vault.ts'

/** What every part of the core works with. */
export interface Kit {
  readonly vault: Vault
  readonly locks: LockPort
  readonly api: () => MarketApi
  readonly newId: () => string
  readonly notify: (id: MessageId, body?: string | null, itemId?: string) => void
  /** Minor units in one of the currency. */
  readonly units: number
  /** Whether the remembered address is the checkout. */
  readonly fromCheckout: () => boolean
}
