import type { Tx } from '../../platform/db/client.ts'
import type { Brand } from '../../platform/market.ts'
import { rulesOutWithdrawal } from '../../platform/withdrawal-exception.ts'
import { addressed, compose, greet, isAdvertising, queueEmail, type Section } from '../mail/index.ts'
import { type OrderEmailDraft, queueShopEmail } from '../orders/index.ts'
import { exceptionInWords } from './exception-words.ts'
import { exceptedIn } from './withdrawable.ts'
import type { FoundGroup } from './withdrawals.repository.ts'
import type { WithdrawalItem } from './withdrawals.schema.ts'

interface Received {
  reference: string
  number: string
  name: string
  email: string
  receivedAt: Date
}

const stateOf = ({ words }: Brand, { reference, number, name, receivedAt }: Received): Section => ({
  heading: 'Your declaration',
  rows: [
    { text: `I withdraw from the contract for order ${number.replace(/[^\p{L}\p{N}#-]/gu, '')}.` },
    // Anyone can have a receipt sent to any address.
    ...(name === '' || isAdvertising(name) ? [] : [{ text: `Name: ${name}` }]),
    { text: `Received: ${words.moment(receivedAt)}` },
    { text: `Reference: ${reference}` },
  ],
})

/** Lists the chosen items of each shop. */
function itemSections(group: FoundGroup, items: readonly WithdrawalItem[] | null): Section[] {
  const chosen = items && new Map(items.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  return group.orders.flatMap(({ shop, lines }) => {
    const rows = lines
      .filter(({ id, withdrawalException }) =>
        chosen ? chosen.has(id) : !rulesOutWithdrawal(withdrawalException),
      )
      .map(({ id, title, options }) => ({
        text: chosen ? `${chosen.get(id)} × ${title}` : title,
        ...(options.length > 0 && { detail: options.join(', ') }),
      }))
    return rows.length > 0 ? [{ heading: `To ${shop}`, rows }] : []
  })
}

/** Lists the items of a withdrawal from everything that it leaves out, with the reasons. */
function exceptedSections(group: FoundGroup, items: readonly WithdrawalItem[] | null): Section[] {
  const excepted = items === null ? group.orders.flatMap(exceptedIn) : []
  const rows = excepted.map(line => ({ text: exceptionInWords(line) }))
  return rows.length > 0 ? [{ heading: 'Not part of the withdrawal', rows }] : []
}

/** States what a declaration leads to. */
function effectOf(
  { words }: Brand,
  { group, token, doAt }: { group: FoundGroup | null; token: string | null; doAt: Date | null },
) {
  if (!group) return 'We’ll look for the order and write to you.'
  return token && doAt
    ? `It takes effect on ${words.moment(doAt)}. Items that weren’t shipped are then canceled, and you send the others back.`
    : 'Items that weren’t shipped are canceled, and you send the others back. We’ll email you the details.'
}

/**
 * The receipt. It names items only to the order's own address. Anyone can have one sent to any address, so it repeats
 * the name only about a purchase.
 */
export async function tellReceived(
  tx: Tx,
  brand: Brand,
  given: Received & {
    group: FoundGroup | null
    items?: readonly WithdrawalItem[] | null | undefined
    token: string | null
    doAt: Date | null
  },
): Promise<void> {
  const { group, token, reference, email } = given
  const name = group ? given.name : ''
  const to = addressed({ id: '', email, username: name })
  await queueEmail(
    tx,
    compose(brand, {
      kind: 'withdrawal-received',
      recipient: to.recipient,
      subject: `Your withdrawal ${reference} was received`,
      preview: 'Keep this email as your receipt.',
      greeting: group ? greet({ username: name }) : 'Hello,',
      paragraphs: [
        'We’ve received your withdrawal from the contract. Keep this email as your receipt.',
        effectOf(brand, given),
      ],
      sections: [
        stateOf(brand, { ...given, name }),
        ...(group
          ? [...itemSections(group, given.items ?? null), ...exceptedSections(group, given.items ?? null)]
          : []),
      ],
      ...(token && {
        link: {
          label: 'This wasn’t me',
          href: `${brand.siteUrl}/withdraw?object=${encodeURIComponent(reference)}&token=${encodeURIComponent(token)}`,
        },
        afterwards: ['If someone else declared this, use the link above before it takes effect.'],
      }),
    }),
  )
}

/** Emails each shop that a declaration without a session takes effect soon. */
export async function tellShopsOfDeclaration(
  tx: Tx,
  brand: Brand,
  { orders }: FoundGroup,
  doAt: Date,
): Promise<void> {
  for (const { id } of orders)
    await queueShopEmail(
      tx,
      { orderId: id, notify: brand },
      (facts): OrderEmailDraft => ({
        kind: 'withdrawal-declared',
        subject: `Don’t ship order ${facts.number} yet`,
        preview: 'The buyer withdraws from the contract.',
        paragraphs: [
          `Someone who knows the buyer’s email address or has the email about the order has declared a withdrawal from order ${facts.number}.`,
          `It takes effect on ${brand.words.moment(doAt)}, unless the buyer objects. Please don’t ship the order until then: what isn’t shipped is canceled and refunded, what is shipped comes back.`,
        ],
        action: { label: 'See the order', href: facts.sellerUrl },
      }),
    )
}

/** Emails each shop that the buyer didn't declare the withdrawal. */
export async function tellShopsOfObjection(tx: Tx, brand: Brand, { orders }: FoundGroup): Promise<void> {
  for (const { id } of orders)
    await queueShopEmail(
      tx,
      { orderId: id, notify: brand },
      (facts): OrderEmailDraft => ({
        kind: 'withdrawal-objected',
        subject: `Order ${facts.number} goes on`,
        preview: 'The buyer didn’t withdraw from it.',
        paragraphs: [
          `The buyer of order ${facts.number} says that the withdrawal came from someone else. It takes no effect: please ship the order as usual.`,
        ],
        action: { label: 'See the order', href: facts.sellerUrl },
      }),
    )
}

const toOperator = (tx: Tx, brand: Brand, given: Received, subject: string, paragraph: string) =>
  queueEmail(
    tx,
    compose(brand, {
      kind: 'withdrawal-for-operator',
      recipient: brand.operatorEmail,
      ...(given.email && { replyTo: given.email }),
      subject: `${subject}: ${given.reference}`,
      preview: paragraph,
      greeting: 'Hello,',
      paragraphs: [paragraph],
      sections: [
        { ...stateOf(brand, given), heading: 'The declaration' },
        { heading: 'Sender', rows: [{ text: given.email || 'Unknown' }] },
      ],
    }),
  )

/** Emails the operator a declaration that no purchase was found for. */
export const tellOperator = (tx: Tx, brand: Brand, given: Received): Promise<unknown> =>
  toOperator(
    tx,
    brand,
    given,
    'Withdrawal without an order',
    'No order that buyers can withdraw from has this number and email. The declaration counts all the same if the sender has one: find the order and answer the sender.',
  )

/** Emails the operator a declaration about a purchase whose own address has objected to one. */
export const tellContested = (tx: Tx, brand: Brand, given: Received): Promise<unknown> =>
  toOperator(
    tx,
    brand,
    given,
    'Withdrawal after an objection',
    'The order’s own address says that someone else declared a withdrawal from this order. This one takes no effect on its own: find out whether it’s the buyer’s and answer the sender.',
  )

/** Emails the operator a withdrawal that found nothing to cancel or return. */
export const tellNothingLeft = (tx: Tx, brand: Brand, given: Received): Promise<unknown> =>
  toOperator(
    tx,
    brand,
    given,
    'Withdrawal without effect',
    'Nothing of this order could be canceled or returned: the period is over, everything is canceled or returned already, a dispute is open, or the law excepts the products. Check it and answer the sender.',
  )

/** Emails the operator that the order's own address objected. */
export const tellObjected = (tx: Tx, brand: Brand, given: Received): Promise<unknown> =>
  toOperator(
    tx,
    brand,
    given,
    'Withdrawal by someone else',
    'The order’s own address says that someone else declared this withdrawal. It takes no effect.',
  )

/** Emails who declared it that a withdrawal has no effect, and why. */
export async function tellRejected(
  tx: Tx,
  brand: Brand,
  { reason, ...given }: Received & { reason: string },
): Promise<void> {
  const to = addressed({ id: '', email: given.email, username: '' })
  await queueEmail(
    tx,
    compose(brand, {
      kind: 'withdrawal-rejected',
      recipient: to.recipient,
      subject: `Your withdrawal ${given.reference} has no effect`,
      preview: 'See our reasons.',
      greeting: 'Hello,',
      paragraphs: ['We looked at your declaration. It has no effect, for these reasons:'],
      quote: reason,
      sections: [stateOf(brand, { ...given, name: '' })],
      afterwards: ['If you think this is wrong, reply to this email.'],
    }),
  )
}
