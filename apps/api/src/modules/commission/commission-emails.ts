import type { Tx } from '../../platform/db/client.ts'
import { addressed, type Brand, compose, type Email, greet, queueEmails } from '../mail/index.ts'
import type { RuleChange } from './change-rules.ts'
import { findOwnersOf } from './rules.repository.ts'

interface Announcement extends Pick<RuleChange, 'shopId' | 'category' | 'after' | 'fromDay'> {
  /** Basis points. */
  defaultRate: number
  reason: string | null
}

type Owner = Parameters<typeof addressed>[0] & { username: string; shop: string }

/** Email about a rate that becomes higher. */
export function raisedEmail(
  brand: Brand,
  owner: Owner,
  { shopId, category, after, fromDay, defaultRate, reason }: Announcement,
): Email {
  const day = brand.words.day(fromDay)
  const isGeneral = shopId === null && category === null
  const about = category ? ` for ${category.name}` : ''
  const rate = after === null ? (isGeneral ? percent(defaultRate) : null) : percent(after)
  return compose(brand, {
    kind: 'commission-raised',
    ...addressed(owner),
    subject: `Commission of ${owner.shop} changes on ${day}`,
    preview: rate ? `From then on it’s ${rate}${about}.` : `Another rate applies${about} from then on.`,
    greeting: greet(owner),
    paragraphs: [
      rate
        ? `From ${day} on, the commission on sales of ${owner.shop}${about} is ${rate} of the price.`
        : `From ${day} on, sales of ${owner.shop}${about} have no rate of their own. The next general rate applies.`,
      ...(isGeneral ? ['A rate of your shop’s own, or of a category, applies instead of it.'] : []),
      'Orders placed before keep their rate, and refunds of them too.',
    ],
    ...(reason && { quote: reason }),
    action: { label: 'See your rates', href: `${brand.siteUrl}/seller/earnings` },
  })
}

const percent = (basisPoints: number): string => `${basisPoints / 100}%`

/** Notifies the owners of all shops that a raise is about. Returns the number of emails. */
export async function tellRaised(
  tx: Tx,
  shopIds: readonly string[],
  { brand, ...announcement }: Announcement & { brand: Brand },
): Promise<number> {
  const owners = await findOwnersOf(tx, shopIds)
  await queueEmails(
    tx,
    owners.map(owner => raisedEmail(brand, owner, announcement)),
  )
  return owners.length
}
