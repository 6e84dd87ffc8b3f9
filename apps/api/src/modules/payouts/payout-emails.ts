import type { Tx } from '../../platform/db/client.ts'
import { addressed, type Brand, compose, greet, queueEmail } from '../mail/index.ts'
import { findOwners, type PayoutRow } from './payouts.repository.ts'

/** Emails every owner, so that a stolen session can't redirect payouts unnoticed. */
export async function tellAccountChanged(
  tx: Tx,
  shopId: string,
  { masked, brand }: { masked: string; brand: Brand },
): Promise<void> {
  for (const owner of await findOwners(tx, shopId))
    await queueEmail(
      tx,
      compose(brand, {
        kind: 'payout-account-changed',
        ...addressed(owner),
        subject: `Bank account of ${owner.shop} changed`,
        preview: `Payouts now go to ${masked}.`,
        greeting: greet(owner),
        paragraphs: [`The bank account of ${owner.shop} was changed. Payouts now go to ${masked}.`],
        action: { label: 'See your earnings', href: `${brand.siteUrl}/seller/earnings` },
        afterwards: [
          'If none of you made this change, change your passwords and reply to this email right away.',
        ],
      }),
    )
}

/** Emails every owner about a payout that was paid or failed. */
export async function tellPayoutFinished(tx: Tx, payout: PayoutRow, brand: Brand): Promise<void> {
  const { amountMinor, currency, account, status, number, reference, reason } = payout
  const amount = brand.words.money(currency)(amountMinor)
  const isPaid = status === 'paid'
  for (const owner of await findOwners(tx, payout.shopId))
    await queueEmail(
      tx,
      compose(brand, {
        kind: isPaid ? 'payout-paid' : 'payout-not-paid',
        ...addressed(owner),
        subject: isPaid ? `${amount} is on its way to your bank` : `Payout ${number} didn’t go through`,
        preview: isPaid ? `Payout ${number} of ${owner.shop}.` : 'The money is back in your balance.',
        greeting: greet(owner),
        paragraphs: isPaid
          ? [`We sent ${amount} for ${owner.shop} to ${account}. Your bank may need a few days to show it.`]
          : [
              `Payout ${number} of ${amount} for ${owner.shop} didn’t go through. The money is back in your balance.`,
            ],
        ...(isPaid
          ? {
              sections: [
                {
                  heading: 'Payout',
                  rows: [{ text: `Payout ${number}`, detail: `Reference ${reference}`, amount }],
                },
              ],
            }
          : { quote: reason ?? '' }),
        action: { label: 'See your earnings', href: `${brand.siteUrl}/seller/earnings` },
      }),
    )
}
