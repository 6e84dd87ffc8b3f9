import type { WithdrawalException } from '@stoa/api-client/schema'

/** Sentences for buyers about a product that the right to withdraw doesn’t cover. */
export const withdrawalExceptionLabels = {
  made_to_order: 'Made to order, so you can’t withdraw from the contract.',
  perishable: 'Spoils quickly, so you can’t withdraw from the contract.',
  mixed: 'Can’t be separated from other things after delivery, so you can’t withdraw from the contract.',
  periodical: 'Newspaper or magazine, so you can’t withdraw from the contract.',
  sealed_hygiene: 'Sealed for hygiene. You can’t withdraw from the contract once the seal is broken.',
  sealed_media: 'Sealed. You can’t withdraw from the contract once the seal is broken.',
} as const satisfies Record<WithdrawalException, string>

/** Names of the exceptions for sellers. */
export const withdrawalExceptionNames = {
  made_to_order: 'Made to order or personalized',
  perishable: 'Spoils quickly',
  mixed: 'Can’t be separated after delivery',
  periodical: 'Newspaper or magazine',
  sealed_hygiene: 'Sealed for health or hygiene',
  sealed_media: 'Sealed recordings or software',
} as const satisfies Record<WithdrawalException, string>
