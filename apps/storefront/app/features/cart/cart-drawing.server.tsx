import { minorUnits } from '@stoa/api-client'
import { createCore, createMemoryStorage, STORAGE_KEYS } from '@stoa/cart-core'
import { CoreProvider } from '@stoa/cart-core/react'
import { type AnchorProps, CartHeading, CartSummary, StoaProvider } from '@stoa/ui'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter } from 'react-router'
import { currencyOfMarket, formatMoney, LOCALE } from '../../lib/money.ts'
import { Cart } from './cart-page.tsx'
import type { CartParts } from './cart-parts.ts'
import { coreAsItIs } from './core-as-it-is.ts'
import { type CartItem, drawCart } from './draw-cart.ts'

/**
 * The cart page's own HTML, made by its own components from two lines whose words and figures appear nowhere else,
 * and these then turned into places to be filled.
 */
const [PRICE, BEFORE, SALE, PERCENT] = [98_765, 67_867, 42_756, '37%']
const [ONE, TWO] = [717, 828]
const WIDTH = 640

const sample = (id: string, quantity: number, price: number, priceSale: number | null): CartItem => ({
  id,
  quantity,
  isReview: false,
  variantValues: {},
  variantLabels: { all: '~options~' },
  shop: { id: 'shop', name: 'shop', slug: 'shop' },
  productDTO: {
    id,
    name: '~name~',
    slug: '~slug~',
    price,
    priceSale,
    picture: { id, alt: '', base: '~base~', widths: [WIDTH] },
  },
  stock: 9339,
  problems: [],
})

const RouterLink = ({ href, ...props }: AnchorProps) => <Link to={href} {...props} />

const inPage = (node: ReactNode) =>
  renderToString(
    <MemoryRouter>
      <StoaProvider link={RouterLink} locale={LOCALE} currency={currencyOfMarket()}>
        {node}
      </StoaProvider>
    </MemoryRouter>,
    // Unlike any of the page that it is drawn into.
    { identifierPrefix: 'cart' },
  )

/** What the cart page shows to a guest with these lines, of which the first is selected. */
async function pageOf(lines: readonly CartItem[]): Promise<string> {
  const storage = createMemoryStorage()
  if (lines.length) storage.write(STORAGE_KEYS.guestItems, JSON.stringify(lines))
  storage.write(STORAGE_KEYS.selection, JSON.stringify(lines.slice(0, 1).map(({ id }) => id)))
  const core = createCore({
    api: { auth: {}, cart: { quote: async () => [] } } as never,
    storage,
    tabStorage: createMemoryStorage(),
    page: { onHide: () => () => {}, onWake: () => () => {} },
    locks: { request: (_, run) => run() },
  })
  core.start()
  await new Promise<void>(resolve => {
    const look = () => core.auth.isReady() && core.cart.get().phase === 'ready' && resolve()
    core.auth.subscribe(look)
    core.cart.subscribe(look)
    look()
  })
  const html = inPage(
    <CoreProvider core={coreAsItIs(core)}>
      <Cart isDrawn />
    </CoreProvider>,
  )
  core.stop()
  return html
}

const count = (number: number) => number.toLocaleString(LOCALE)

/** `html` without what `pattern` finds, `place` in its stead, and what was found. */
function cut(html: string, pattern: RegExp, place: string): [string, string] {
  const found = pattern.exec(html)
  if (!found) throw new Error(`the cart's HTML has nothing like ${pattern}`)
  return [html.replace(pattern, () => place), found[0]]
}

function replaced(html: string, places: Readonly<Record<string, string>>): string {
  let next = html
  for (const [text, place] of Object.entries(places)) {
    if (!next.includes(text)) throw new Error(`the cart's HTML has no "${text}"`)
    next = next.replaceAll(text, place)
  }
  return next
}

const plainly = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** As `replaced`, for figures that also stand in drawings. */
function counted(html: string, places: Readonly<Record<string, string>>): string {
  let next = html
  for (const [text, place] of Object.entries(places))
    next = next.replaceAll(new RegExp(`(?<=>[^<]*)\\b${text}\\b(?=[^>]*<)`, 'g'), place)
  return next
}

/** The text with a count of things in it. */
function textWith(number: number, node: ReactNode): string {
  const text = new RegExp(`(?<=>)[^<>]*\\b${count(number)}\\b[^<>]*(?=<)`).exec(inPage(node))
  if (!text) throw new Error(`the cart's HTML does not count ${number}`)
  return text[0]
}

const headingOf = (items: number) => textWith(items, <CartHeading itemCount={items} />)
const subtotalOf = (items: number) =>
  textWith(items, <CartSummary subtotal={0} shipping={0} total={0} itemCount={items} />)
const forOneAndMore = (textOf: (items: number) => string): [string, string] => [
  textOf(1),
  replaced(textOf(ONE), { [count(ONE)]: '~n~' }),
]

function lineParts(html: string, unit: number, quantity: number) {
  const filed = replaced(html, {
    [`~base~/${WIDTH}.avif ${WIDTH}w`]: '~avif~',
    [`~base~/${WIDTH}.webp ${WIDTH}w`]: '~webp~',
    [`~base~/${WIDTH}.webp`]: '~src~',
    [`width="${WIDTH}" height="${WIDTH}"`]: 'width="~width~" height="~width~"',
  })
  const price = formatMoney(unit)
  const [withoutOptions, options] = cut(filed, /<span class="[^"]*">~options~<\/span>/, '~Options~')
  const [line, each] = cut(
    withoutOptions,
    new RegExp(`<span class="[^"]*">${plainly(price)}[^<]*</span>`),
    '~Each~',
  )
  return {
    line: replaced(line, { [formatMoney(unit * quantity)]: '~now~' }),
    options,
    each: replaced(each, { [price]: '~unit~' }),
  }
}

async function makeParts(): Promise<CartParts> {
  const whole = await pageOf([sample('one', ONE, PRICE, null), sample('two', TWO, BEFORE, SALE)])
  const [page, lines] = cut(whole, /<li><div[\s\S]*<\/div><\/li>(?=<\/ul><\/section>)/, '~Lines~')
  const [plain = '', sale = ''] = lines.split(/(?<=<\/div><\/li>)(?=<li><div)/)
  return {
    keys: STORAGE_KEYS,
    locale: LOCALE,
    currency: currencyOfMarket(),
    units: minorUnits(currencyOfMarket()),
    empty: await pageOf([]),
    page: counted(
      replaced(page, {
        [headingOf(ONE + TWO)]: '~contents~',
        [subtotalOf(ONE)]: '~subtotal~',
        [formatMoney(PRICE * ONE)]: '~total~',
      }),
      { [count(ONE + TWO)]: '~count~', [count(ONE)]: '~selected~' },
    ),
    ...lineParts(plain, PRICE, ONE),
    saleLine: replaced(lineParts(sale, SALE, TWO).line, {
      [formatMoney(BEFORE * TWO)]: '~before~',
      [PERCENT]: '~percent~%',
    }),
    contents: forOneAndMore(headingOf),
    subtotal: forOneAndMore(subtotalOf),
  }
}

const made = new Map<string, Promise<string>>()

const WITHOUT = "document.documentElement.dataset.near = ''"

const make = () =>
  makeParts().then(
    parts => `(${drawCart})(${JSON.stringify(parts).replaceAll('<', '\\u003c')})`,
    error => {
      console.error(error)
      return WITHOUT
    },
  )

/** A script for the cart page that draws what a guest's browser keeps, or else has the page's code come at once. */
export async function cartDrawing(nonce: string | undefined): Promise<string> {
  const currency = currencyOfMarket()
  if (!made.has(currency)) made.set(currency, make())
  // React in development minds every attribute that it finds otherwise.
  const script = import.meta.env.PROD ? await made.get(currency) : WITHOUT
  return `<script${nonce ? ` nonce="${nonce}"` : ''}>${script}</script>`
}
