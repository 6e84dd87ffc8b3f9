import type { Draining } from '@stoa/server-kit/draining'
import type { Config } from '../config.ts'
import type { Documents } from '../ports/documents.ts'
import type { PrivateFiles } from '../ports/files.ts'
import type { PasswordHasher } from '../ports/passwords.ts'
import type { PaymentProvider } from '../ports/payment.ts'
import type { Media } from '../ports/pictures.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db/client.ts'
import type { Brand, Market } from './market.ts'
import type { Money } from './money.ts'

/** Parts that the application receives. It reads no environment and opens nothing itself. */
export interface Deps {
  config: Config
  db: Db
  clock: Clock
  market: Market
  brand: Brand
  /** Counts in the marketplace's currency. */
  money: Money
  passwords: PasswordHasher
  media: Media
  /** Null if no provider is configured. Calls inside a transaction throw. */
  payment: PaymentProvider | null
  /** Says why the configured provider doesn't take a currency. Null if it does, or if there is none. */
  currencyFault?(currency: string): string | null
  documents: Documents
  files: PrivateFiles
  /** Signs access tokens and refresh tokens' successors. */
  tokenKey: Uint8Array
  /** Key that is accepted in addition, while keys change. */
  previousTokenKey?: Uint8Array | null
  draining?: Draining
}
