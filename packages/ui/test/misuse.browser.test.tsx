import Lamp from 'lucide-react/icons/lamp'
import type { ReactNode, Ref } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sortOptions } from '../fixtures/store-data.ts'
import { Filters } from '../src/patterns/filters/index.ts'
import { ListingTools } from '../src/patterns/listing/index.ts'
import { Button } from '../src/primitives/button/index.ts'
import { IconButton } from '../src/primitives/icon-button/index.ts'
import { Price } from '../src/primitives/price/index.ts'
import { Rating } from '../src/primitives/rating/index.ts'
import { Select } from '../src/primitives/select/index.ts'
import { checkReact } from '../src/system/check-host.ts'
import type { AnchorProps, StoaProviderProps } from '../src/system/index.ts'
import { eventually, render } from './render.tsx'

// Misuse is reported once: what is wrong, why it matters and how to fix it.

let complaints: Mock<typeof console.error>
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})
const said = () => complaints.mock.calls.map(([message]) => String(message))

interface Misuse {
  name: string
  wrong: ReactNode
  right: ReactNode
  host?: Partial<StoaProviderProps>
  rightHost?: Partial<StoaProviderProps>
  what: string
  why: string
  mend: string
}

const toCart = <Button href="/cart">Cart</Button>
/** A router's link that takes `to`: without it, it leads to the current page. */
const RoutersLink = ({ href: _href, children, ...rest }: AnchorProps) => (
  <a href="/here" {...rest}>
    {children}
  </a>
)
const LinkWithoutRef = ({ ref: _ref, children, ...rest }: AnchorProps) => <a {...rest}>{children}</a>
const GoodLink = ({ href, children, ref, ...rest }: AnchorProps & { ref?: Ref<HTMLAnchorElement> }) => (
  <a href={`/shop${href}`} ref={ref} {...rest}>
    {children}
  </a>
)

const misuses: Misuse[] = [
  {
    name: 'an icon button without a name',
    wrong: <IconButton icon={Lamp} label=" " />,
    right: <IconButton icon={Lamp} label="Light" />,
    what: 'An IconButton has no label.',
    why: 'It is only a drawing: who cannot see it hears “button”, and nothing else.',
    mend: 'Say what it does, such as label="Close".',
  },
  {
    name: 'a price in whole units',
    wrong: <Price amount={22.4} />,
    right: <Price amount={2240} />,
    what: 'A price got the amount 22.4, which is not a whole number.',
    why: 'Amounts are minor units, so that no cent is lost in sums: it is shown as a hundredth of what was meant, or as no number.',
    mend: 'Give 2240 for 22.4 USD.',
  },
  {
    name: 'a price that is none',
    wrong: <Price amount={Number.NaN} currency="JPY" />,
    right: <Price amount={2240} currency="JPY" />,
    what: 'A price got the amount NaN, which is not a whole number.',
    why: 'Amounts are minor units, so that no cent is lost in sums: it is shown as a hundredth of what was meant, or as no number.',
    mend: 'Give a whole number for NaN JPY.',
  },
  {
    name: 'a choice that is not there',
    wrong: <Select label="Sort by" options={sortOptions} defaultValue="cheapest" />,
    right: <Select label="Sort by" options={sortOptions} defaultValue="price" />,
    what: 'The Select "Sort by" has the value "cheapest", which none of its options has.',
    why: 'The browser shows the first one instead, which was not chosen.',
    mend: 'Its options are: "match", "price", "-price", "new". For none chosen yet add { value: \'\', label: \'…\' }.',
  },
  {
    name: 'a locale with an underscore',
    wrong: 'text',
    right: 'text',
    host: { locale: 'en_US' },
    rightHost: { locale: 'vi' },
    what: 'StoaProvider got the locale "en_US", which is no language tag.',
    why: 'Numbers, money and plurals cannot be written in it, and the first component that tries throws.',
    mend: 'Give a BCP 47 tag with a hyphen, such as locale="en-US" or locale="vi".',
  },
  {
    name: 'an unknown time zone',
    wrong: 'text',
    right: 'text',
    host: { timeZone: 'Auckland' },
    rightHost: { timeZone: 'Pacific/Auckland' },
    what: 'StoaProvider got the time zone "Auckland", which this browser doesn’t know.',
    why: 'The first day or time that is drawn throws.',
    mend: 'Give a name of the IANA database, such as timeZone="Pacific/Auckland".',
  },
  {
    name: 'a currency by its sign',
    wrong: 'text',
    right: 'text',
    host: { currency: '$' },
    rightHost: { currency: 'EUR' },
    what: 'StoaProvider got the currency "$", which is no currency’s code.',
    why: 'The first price that is drawn throws.',
    mend: 'Give the three letters of ISO 4217, such as currency="USD".',
  },
  {
    name: 'a word for a key that is not said',
    wrong: <Rating average={4} count={2} />,
    right: <Rating average={4} count={2} />,
    host: { messages: { rating: { review: 'Bewertungen' } } },
    rightHost: { messages: { rating: { noReviews: 'Noch keine' } } },
    what: 'The messages of "rating" have "review", which it never says.',
    why: 'What it says instead stays English.',
    mend: 'Its keys are: ofFive, reviews, noReviews.',
  },
  {
    name: 'a message with a placeholder that gets no value',
    wrong: <Rating average={4} count={2} />,
    right: <Rating average={4} count={2} />,
    host: { messages: { rating: { ofFive: '{mean} von 5' } } },
    rightHost: { messages: { rating: { ofFive: '{average} von 5' } } },
    what: 'The message "rating.ofFive" has {mean}, which gets no value.',
    why: 'Readers see the braces.',
    mend: 'English has: "{average} of 5".',
  },
  {
    name: 'a router’s link that takes `to`',
    wrong: toCart,
    right: toCart,
    host: { link: RoutersLink },
    rightHost: { link: GoodLink },
    what: 'The link given to StoaProvider was asked for "/cart" and leads to "/here".',
    why: 'Everything that is pressed, middle-clicked or crawled goes there.',
    mend: 'Stoa says `href`. Where the router’s link takes `to`: link={({ href, ...rest }) => <Link to={href} {...rest} />}.',
  },
  {
    name: 'a link that keeps its ref to itself',
    wrong: toCart,
    right: toCart,
    host: { link: LinkWithoutRef },
    rightHost: { link: GoodLink },
    what: 'The link given to StoaProvider does not pass on its `ref`.',
    why: 'Menus cannot move the keyboard to it, and tooltips cannot find their place.',
    mend: 'Hand `ref` to the <a> inside, such as ({ href, ...rest }) => <Link to={href} {...rest} />.',
  },
]

test.each(misuses)('$name', async ({ wrong, right, host, rightHost = {}, what, why, mend }) => {
  const mended = render(<div data-testid="right">{right}</div>, rightHost)
  await expect.element(page.getByTestId('right')).toBeInTheDocument()
  expect(said()).toEqual([])
  mended.update(null)
  render(<div data-testid="wrong">{wrong}</div>, host)
  await eventually(() => expect(said()).toEqual([`Stoa: ${what} ${why} ${mend}`]))
})

test('parts without a provider around them', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  root.render(<Price amount={2240} />)
  await eventually(() =>
    expect(said()).toEqual([
      'Stoa: A component is drawn outside of StoaProvider. Its links then load whole pages, its words are English, and its prices US dollars, whatever the rest of the page says. Put <StoaProvider link={…} locale="…" currency="…"> around the application.',
    ]),
  )
  root.unmount()
  box.remove()
})

test('a page without the style sheet', async () => {
  const token = vi.spyOn(CSSStyleDeclaration.prototype, 'getPropertyValue').mockReturnValue('')
  render(<Price amount={2240} />)
  await eventually(() =>
    expect(said()).toEqual([
      "Stoa: The style sheet is not on the page. Components have their class names, and nothing that says how these look. Import it once, where the application begins: import '@stoa/ui/styles.css'.",
    ]),
  )
  token.mockRestore()
})

test('a page whose root has another font size than the visitor chose', async () => {
  const root = document.documentElement
  root.style.fontSize = '62.5%'
  const { update } = render(<Price amount={2240} />)
  await eventually(() =>
    expect(said()).toEqual([
      'Stoa: The root of the page has the font size 10px, and the visitor chose 16px. Text of Stoa is too small to read. Say how many rem the visitor’s size is: :root { --stoa-rem: 1.6rem }.',
    ]),
  )
  update(null)
  root.style.fontSize = ''
})

test('a page with React 18', () => {
  checkReact('19.3.1')
  expect(said()).toEqual([])
  checkReact('18.3.1')
  expect(said()).toEqual([
    'Stoa: @stoa/ui needs React 19, and the page has React 18.3.1. Components fail with errors such as “Element type is invalid”. Install react and react-dom 19. @stoa/cart-core and @stoa/api-client work with React 18.',
  ])
})

test('a filter button without its sheet', async () => {
  await page.viewport(390, 800)
  const tools = (id: string) => (
    <ListingTools
      filtersId={id}
      action="/search"
      search=""
      groups={[]}
      sort={{ name: 'sort', value: 'match', options: sortOptions }}
    />
  )
  const { update } = render(
    <>
      {tools('filters')}
      <Filters id="filters" action="/search" groups={[]} />
    </>,
  )
  const button = page.getByRole('button', { name: 'Filter', exact: true })
  await button.click()
  await page.getByRole('button', { name: 'Close filters' }).click()
  expect(said()).toEqual([])
  update(tools('sheet'))
  await button.click()
  expect(said()).toEqual([
    'Stoa: The filter button of ListingTools opens "sheet", and there is no such sheet on the page. On a phone the list then has no filters. Give the same to both: <Filters id="sheet"> and <ListingTools filtersId="sheet">.',
  ])
  await page.viewport(1280, 800)
})
