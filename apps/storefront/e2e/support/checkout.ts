import { expect, type Page } from '@playwright/test'
import type { Checkout, Product, ProductCard, ProductList } from '@stoa/api-client/schema'
import { cartPage } from './cart.ts'
import { type Account, enterAs, hydrated, signIn } from './test.ts'

export const ADDRESS = {
  fullName: 'Ines Marlow',
  phone: '+1 503 555 0147',
  line1: '12 Colonnade Street',
  city: 'Portland',
  region: 'OR',
  postalCode: '97205',
  countryCode: 'US',
}

/** Locators of the checkout page. */
export const checkoutPage = (page: Page) => {
  const main = page.getByRole('main')
  const section = (title: string) => main.getByRole('region', { name: new RegExp(`\\d\\. ${title}`) })
  return {
    main,
    section,
    heading: (title: string) => section(title).getByRole('heading', { level: 2 }),
    isOpen: (title: string) => expect(section(title)).toHaveAttribute('data-state', 'open'),
    change: (title: string) => main.getByRole('button', { name: `Change: ${title}` }),
    tier: (shop: string, tier: string) =>
      main
        .getByRole('region', { name: shop, exact: true })
        .getByRole('radio', { name: new RegExp(`^${tier}`) }),
    /** One of the choices for all shops at once. */
    speed: (name: string) =>
      main
        .getByRole('group', { name: 'Shipping from all shops' })
        .getByRole('radio', { name: new RegExp(`^${name}`) }),
    toPayment: main.getByRole('button', { name: 'Continue to payment' }),
    card: (label: string) => main.getByRole('button', { name: new RegExp(`^${label} 4000`) }),
    pay: main.getByRole('button', { name: /^Pay \$/ }),
    summary: main.locator('[data-component="CheckoutSummary"]'),
    comparison: main.locator('[data-component="TotalComparison"]'),
    problems: main.locator('[data-component="CheckoutProblems"]'),
  }
}

export const fillAddress = async (page: Page, fields: Partial<typeof ADDRESS> = ADDRESS): Promise<void> => {
  const labels = {
    fullName: 'Full name',
    line1: 'Street address',
    city: 'City',
    postalCode: 'ZIP code',
    phone: 'Phone',
  } as const
  for (const [name, label] of Object.entries(labels)) {
    const value = fields[name as keyof typeof labels]
    if (value) await page.getByRole('main').getByLabel(label).fill(value)
  }
  if (fields.region) await page.getByRole('main').getByLabel('State').selectOption(fields.region)
}

const read = async <T>(path: string): Promise<T> =>
  (await fetch(`${process.env.STOREFRONT_URL}${path}`)).json() as Promise<T>

/** Products without options that a test may change, because other tests hardly use the least sold ones. */
export const spareProducts = async (skip: number, count: number): Promise<ProductCard[]> => {
  const { items } = await read<ProductList>('/api/public/products?limit=60&inStock=true&sort=best_seller')
  const found: ProductCard[] = []
  for (const item of items.toReversed()) {
    if (item.optionCount > 0 || item.isSoldOut) continue
    const { variants } = await read<Product>(`/api/public/products/${item.slug}`)
    if ((variants[0]?.stock ?? 5) >= 5) found.push(item)
    if (found.length === skip + count) return found.slice(skip)
  }
  throw new Error(`the demo catalog has no ${skip + count} plain products in stock`)
}

const asUser = async (token: string | null, path: string, data: object): Promise<void> => {
  const response = await fetch(`${process.env.STOREFRONT_URL}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
}

export interface Errand {
  readonly account: Account
  readonly products: readonly { readonly id: string }[]
  readonly quantity?: number
  readonly hasAddress?: boolean
}

/** Opens the checkout as a returning shopper with lines and, by default, an address. */
export const goToCheckout = async (page: Page, errand: Errand): Promise<void> => {
  const { account, products, quantity = 1, hasAddress = true } = errand
  const { token } = await signIn(account)
  for (const { id } of products)
    await asUser(token, '/api/cart/add', { productDTO: { id }, quantity, optionIds: [] })
  if (hasAddress) await asUser(token, '/api/user/addresses', ADDRESS)
  await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
  await enterAs(page, account, '/cart')
  await hydrated(page)
  const cart = cartPage(page)
  await expect(cart.lines).toHaveCount(products.length)
  if (!(await cart.selectAll.isChecked())) await cart.selectAll.click()
  await page.getByRole('main').getByRole('button', { name: 'Check out' }).click()
  await expect(page).toHaveURL(/\/checkout/)
}

const readAs = async <T>(account: Account, path: string): Promise<T> => {
  const { token } = await signIn(account)
  const response = await fetch(`${process.env.STOREFRONT_URL}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await response.json()) as T
}

/** Reads the user's orders from the API. */
export const ordersOf = async (account: Account): Promise<readonly { number: string }[]> =>
  (await readAs<{ items: { number: string }[] }>(account, '/api/user/orders')).items

/** Reads the user's checkout from the API. */
export const checkoutOf = (account: Account): Promise<Checkout> => readAs<Checkout>(account, '/api/checkout')

/** Sums up the layout shifts of the page from its opening on, for `shiftOf`. */
export const countShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts = window as unknown as { shift: number }
    shifts.shift = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) shifts.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shift: number }).shift)
