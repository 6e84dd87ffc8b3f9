/** Outcome of a card. The buyer's page shows its description. */
export interface Card {
  number: string
  label: string
  description: string
}

const card = (last: string, label: string, description: string): Card => ({
  number: `4000 0000 0000 ${last}`,
  label,
  description,
})

export const CARDS: readonly Card[] = [
  card('0002', 'Pays', 'The payment succeeds at once.'),
  card('0010', 'Declined', 'The bank says no. Nothing is taken.'),
  card('0028', 'Not enough money', 'The bank says that there is not enough on the account.'),
  card('0036', 'Asks for a second step', 'The bank wants a confirmation first: approve or refuse it.'),
  card('0044', 'Answer lost', 'The money is taken, but the answer never comes. It is found a moment later.'),
  card('0051', 'Pays later', 'The payment is in review and succeeds a few seconds later, by webhook.'),
  card('0069', 'Denied later', 'The payment is in review and is denied a few seconds later, by webhook.'),
  card('0077', 'Tells it twice', 'The payment succeeds and two webhooks say so.'),
  card('0085', 'Tells it early', 'The webhook arrives before the answer.'),
  card('0093', 'No partial refunds', 'The payment succeeds; a refund of a part of it is refused.'),
]

/** The last four digits of a known card, however it was typed; null for any other. */
export function lastFourOf(number: unknown): string | null {
  const digits = String(number).replaceAll(/[\s-]/g, '')
  const found = CARDS.find(known => known.number.replaceAll(' ', '') === digits)
  return found ? digits.slice(-4) : null
}
