import { createMoney } from '../../platform/money.ts'
import type { Brand } from '../mail/index.ts'
import type { Actor } from './lifecycles/index.ts'

/** Actor and time of a change. */
export interface ChangeContext {
  actor: Actor
  now: Date
}

/** The marketplace as the emails show it; false if no email is sent. */
export type Notify = Brand | false

/** Context of a command: like `ChangeContext`, with the emails that it sends. */
export interface CommandContext extends ChangeContext {
  notify: Notify
}

/** Returns the function that formats minor units for messages, in the marketplace's locale as far as the caller knows it. */
export const amountFormat = (
  { notify }: Partial<CommandContext>,
  currency: string,
): ((minor: number) => string) => (notify ? notify.words.money(currency) : createMoney(currency).format)
