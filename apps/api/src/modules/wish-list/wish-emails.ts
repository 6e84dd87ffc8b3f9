import type { Money } from '../../platform/money.ts'
import { addressed, compose, greet } from '../mail/index.ts'
import type { NewsRow, ReturnedRow, ToldUser } from './wish-news.repository.ts'

/** The rest is on the list itself. */
const MAX_ROWS = 20

interface About {
  siteUrl: string
  money: Money
}

/** A screen asks for the press that ends them: programs open links too. A mail program's own button sends a POST. */
function stopping(siteUrl: string, { stopToken }: ToldUser) {
  const href = `${siteUrl}/stop-emails?token=${encodeURIComponent(stopToken)}`
  return { link: { label: 'Stop these emails', href }, stopHref: href }
}

/** What became cheaper, and what is back, of somebody's wish list. */
export function wishNewsEmail({ siteUrl, money }: About, to: ToldUser, news: readonly NewsRow[]) {
  const fallen = news.filter(({ hasFallen }) => hasFallen)
  const back = news.filter(({ hasFallen }) => !hasFallen)
  const [first] = news
  const others = news.length > 1 ? ` and ${news.length - 1} more` : ''
  const subject =
    fallen.length > 0
      ? `Cheaper now: ${fallen[0]!.name}${others}`
      : `Back in stock: ${first?.name ?? ''}${others}`
  const section = (heading: string, rows: readonly NewsRow[], detailOf: (row: NewsRow) => string) =>
    rows.length === 0
      ? []
      : [
          {
            heading,
            rows: rows
              .slice(0, MAX_ROWS)
              .map(row => ({ text: row.name, detail: detailOf(row), amount: money.format(row.price) })),
          },
        ]
  return compose(siteUrl, {
    kind: 'wish-news',
    ...addressed(to),
    subject,
    preview: 'From your wish list.',
    greeting: greet(to),
    paragraphs: ['There is news of your wish list:'],
    sections: [
      ...section(
        'Cheaper now',
        fallen,
        ({ shop, savedPrice }) => `${shop}, ${money.format(savedPrice)} when you saved it`,
      ),
      ...section('Back in stock', back, ({ shop }) => shop),
    ],
    action: { label: 'See your wish list', href: `${siteUrl}/wishlist` },
    ...stopping(siteUrl, to),
    afterwards: [
      'You asked for these emails on your wish list. About prices we write once a day at most.',
      'Prices and stock can change until you order.',
    ],
  })
}

/** What was waited for is back. */
export function backInStockEmail({ siteUrl, money }: About, to: ToldUser, rows: readonly ReturnedRow[]) {
  const [first] = rows
  const isOne = rows.length === 1
  return compose(siteUrl, {
    kind: 'back-in-stock',
    ...addressed(to),
    subject: `Back in stock: ${first!.name}${isOne ? '' : ` and ${rows.length - 1} more`}`,
    preview: 'You asked us to tell you.',
    greeting: greet(to),
    paragraphs: [
      isOne ? 'What you waited for can be bought again:' : 'These can be bought again, as you waited for:',
    ],
    sections: [
      {
        heading: 'Back in stock',
        rows: rows.map(({ name, shop, options, price }) => ({
          text: options ? `${name}, ${options}` : name,
          detail: shop,
          amount: money.format(price),
        })),
      },
    ],
    action: {
      label: 'See it in the shop',
      href: `${siteUrl}/product/${encodeURIComponent(first!.slug)}`,
    },
    ...stopping(siteUrl, to),
    afterwards: [
      'This was the one email that you asked for. We keep nothing aside: the first to order has it.',
    ],
  })
}
