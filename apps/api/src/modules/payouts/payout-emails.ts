import type { Tx } from '../../platform/db/client.ts'
import { createMoney } from '../../platform/money.ts'
import { addressed, compose, greet, queueEmail } from '../mail/index.ts'
import { findOwners, type PayoutRow } from './payouts.repository.ts'

/** To every owner: a stolen session must not move payouts in silence. */
export async function tellAccountChanged(
  tx: Tx,
  shopId: string,
  { masked, siteUrl }: { masked: string; siteUrl: string },
): Promise<void> {
  for (const owner of await findOwners(tx, shopId))
    await queueEmail(
      tx,
      compose(siteUrl, {
        kind: 'payout-account-changed',
        ...addressed(owner),
        subject: `Payouts of ${owner.shop} go to another account`,
        preview: `From now on they go to ${masked}.`,
        greeting: greet(owner),
        paragraphs: [`The bank account of ${owner.shop} was changed. From now on payouts go to ${masked}.`],
        action: { label: 'See your earnings', href: `${siteUrl}/seller/earnings` },
        afterwards: ['If this was none of you, change your passwords and answer this email at once.'],
      }),
    )
}

/** To every owner, when a payout is paid or did not go through. */
export async function tellPayoutFinished(tx: Tx, payout: PayoutRow, siteUrl: string): Promise<void> {
  const { amountMinor, currency, account, status, number, reference, reason } = payout
  const amount = createMoney(currency).format(amountMinor)
  const isPaid = status === 'paid'
  for (const owner of await findOwners(tx, payout.shopId))
    await queueEmail(
      tx,
      compose(siteUrl, {
        kind: isPaid ? 'payout-paid' : 'payout-not-paid',
        ...addressed(owner),
        subject: isPaid ? `${amount} is on its way to your bank` : `Payout ${number} did not go through`,
        preview: isPaid ? `Payout ${number} of ${owner.shop}.` : 'The money is in your balance again.',
        greeting: greet(owner),
        paragraphs: isPaid
          ? [`We sent ${amount} for ${owner.shop} to ${account}. Your bank may need a few days to show it.`]
          : [
              `Payout ${number} of ${amount} for ${owner.shop} did not go through. The money is in your balance again.`,
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
        action: { label: 'See your earnings', href: `${siteUrl}/seller/earnings` },
      }),
    )
}
