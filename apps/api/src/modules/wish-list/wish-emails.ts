import type { Money } from '../../platform/money.ts'
import { addressed, type Brand, compose, greet } from '../mail/index.ts'
import type { NewsRow, ReturnedRow, ToldUser } from './wish-news.repository.ts'

/** The rest is on the list itself. */
const MAX_ROWS = 20

interface About {
  brand: Brand
  money: Money
}

/** A screen asks for the press that ends them: programs open links too. A mail program's own button sends a POST. */
function stopping(brand: Brand, { stopToken }: ToldUser) {
  const href = `${brand.siteUrl}/stop-emails?token=${encodeURIComponent(stopToken)}`
  return { link: { label: 'Stop these emails', href }, stopHref: href }
}

/** Writes the email about products of a wish list that are cheaper or back in stock. */
export function wishNewsEmail({ brand, money }: About, to: ToldUser, news: readonly NewsRow[]) {
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
  return compose(brand, {
    kind: 'wish-news',
    ...addressed(to),
    subject,
    preview: 'From your wish list.',
    greeting: greet(to),
    paragraphs: ['There’s news from your wish list:'],
    sections: [
      ...section(
        'Cheaper now',
        fallen,
        ({ shop, savedPrice }) => `${shop}, ${money.format(savedPrice)} when you saved it`,
      ),
      ...section('Back in stock', back, ({ shop }) => shop),
    ],
    action: { label: 'See your wish list', href: `${brand.siteUrl}/wishlist` },
    ...stopping(brand, to),
    afterwards: [
      'You asked for these emails on your wish list. We write about prices at most once a day.',
      'Prices and stock can change until you order.',
    ],
  })
}

/** Writes the email about awaited variants that are back in stock. */
export function backInStockEmail({ brand, money }: About, to: ToldUser, rows: readonly ReturnedRow[]) {
  const [first] = rows
  const isOne = rows.length === 1
  return compose(brand, {
    kind: 'back-in-stock',
    ...addressed(to),
    subject: `Back in stock: ${first!.name}${isOne ? '' : ` and ${rows.length - 1} more`}`,
    preview: 'You asked us to let you know.',
    greeting: greet(to),
    paragraphs: [
      isOne
        ? 'An item you were waiting for is back in stock:'
        : 'Items you were waiting for are back in stock:',
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
      href: `${brand.siteUrl}/product/${encodeURIComponent(first!.slug)}`,
    },
    ...stopping(brand, to),
    afterwards: [
      'This is the one email that you asked for. Stock isn’t reserved; it goes to the first order.',
    ],
  })
}
