import type { components } from '@stoa/api-client/schema'

export type WithdrawalException = components['schemas']['WithdrawalException']

/** Exceptions that apply once the buyer has broken a seal. */
type SealedException = Extract<WithdrawalException, `sealed_${string}`>
export type AbsoluteException = Exclude<WithdrawalException, SealedException>

const IS_ABSOLUTE: Readonly<Record<WithdrawalException, boolean>> = {
  made_to_order: true,
  perishable: true,
  mixed: true,
  periodical: true,
  sealed_hygiene: false,
  sealed_media: false,
}

export const WITHDRAWAL_EXCEPTIONS = Object.keys(IS_ABSOLUTE) as WithdrawalException[]

/** Whether a withdrawal is impossible. Buyers can withdraw from sealed products while the seal is whole. */
export const rulesOutWithdrawal = (exception: WithdrawalException | null): exception is AbsoluteException =>
  exception !== null && IS_ABSOLUTE[exception]
