import type { Promises } from './promises.ts'
import type { LedgerIntent } from './provider.ts'

export interface AuditInput {
  promises: Promises
  ledger: readonly LedgerIntent[]
  /** Message-IDs that the mail server accepted, and how often. */
  accepted: ReadonlyMap<string, number>
  /** Items of each variant when the hour began. */
  initialStock: ReadonlyMap<string, number>
}

/** Records of visitors, provider and mail server, as the statements take them. */
export function givenOf({ promises, ledger, accepted, initialStock }: AuditInput) {
  const notesOf = (variant: string) =>
    promises.restocked.filter(({ variantId }) => variantId === variant).map(({ note }) => note)
  return {
    ledger: ledger
      .filter(({ capture, state }) => capture && state === 'captured')
      .map(({ paymentId, capture, refunds }) => ({
        payment: paymentId,
        captured: capture!.amountMinor,
        refunded: refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      })),
    stock: [...initialStock].map(([variant, initial]) => ({ variant, initial, notes: notesOf(variant) })),
    accounts: [...promises.accounts],
    additions: [...promises.additions].map(([name, { told, unsure }]) => {
      const [email, product] = name.split(' ')
      return { email, product, told, unsure }
    }),
    addresses: promises.addresses,
    paid: [...promises.paid].map(([payment, number]) => ({ payment, number })),
    parcels: [...promises.packed].map(id => ({ id, shipped: promises.shipped.has(id) })),
    restocked: promises.restocked.map(({ note, variantId, delta, isSure }) => ({
      note,
      variant: variantId,
      delta,
      sure: isSure,
    })),
    products: promises.products.map(({ name, isSure }) => ({ name, sure: isSure })),
    wishes: promises.wishes.map(({ email, productId }) => ({ email, product: productId })),
    accepted: [...accepted].map(([id, times]) => ({ id: id.split('@')[0]!, times })),
  }
}
