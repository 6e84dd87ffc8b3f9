import { randomUUID } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import type { Product, ProductCard, ProductList, SessionRecord } from '@stoa/api-client/schema'

export { expect }

export interface Account {
  email: string
  password: string
  username: string
}

interface Options {
  /** Whether the test violates the content security policy on purpose. */
  isHostile: boolean
}

export interface Fixtures {
  /** Products of the demo catalog, by the needs of tests. */
  shelf: Shelf
  /** Registers a new account through the API. */
  newAccount: () => Promise<Account>
}

export interface Shelf {
  /** Products without options, in stock, each from another shop that delivers to a country: by default, the default one. */
  plain: (count: number, country?: string) => Promise<ProductCard[]>
  /** Product with options and several variants for sale. */
  withOptions: () => Promise<Product>
  product: (slug: string) => Promise<Product>
}

const address = () => process.env.STOREFRONT_URL!

const read = async <T>(path: string): Promise<T> => {
  const response = await fetch(`${address()}${path}`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

const shelf: Shelf = {
  plain: async (count, country) => {
    const { items } = await read<ProductList>('/api/public/products?limit=60&inStock=true&sort=best_seller')
    const byShop = new Map<string, ProductCard>()
    for (const item of items) {
      if (item.optionCount > 0 || item.isSoldOut || byShop.has(item.shop.id)) continue
      const { variants, delivery } = await read<Product>(
        `/api/public/products/${item.slug}${country ? `?country=${country}` : ''}`,
      )
      if (delivery.status !== 'available') continue
      const stock = variants[0]?.stock
      if (stock === null || (stock ?? 0) >= 5) byShop.set(item.shop.id, item)
      if (byShop.size === count) break
    }
    if (byShop.size < count)
      throw new Error(`the demo catalog has no ${count} plain products of different shops`)
    return [...byShop.values()]
  },
  withOptions: async () => {
    const { items } = await read<ProductList>('/api/public/products?limit=60&inStock=true&sort=best_seller')
    for (const item of items.filter(({ optionCount }) => optionCount >= 2)) {
      const product = await read<Product>(`/api/public/products/${item.slug}`)
      if (product.delivery.status !== 'available') continue
      const roomy = product.variants.filter(({ stock }) => stock === null || stock >= 5)
      if (roomy.length >= 2) return product
    }
    throw new Error('the demo catalog has no product with two options in stock')
  },
  product: slug => read<Product>(`/api/public/products/${slug}`),
}

export const test = base.extend<Fixtures & Options>({
  // Fails tests in which the page violates its own policy.
  isHostile: [false, { option: true }],
  page: async ({ page, isHostile }, use, testInfo) => {
    const refused: string[] = []
    const failed: Promise<string>[] = []
    page.on('response', response => {
      if (response.status() < 400) return
      const line = `${response.status()} ${response.request().method()} ${response.url()}`
      failed.push(
        response.text().then(
          text => `${line} ${text.slice(0, 2000)}`,
          () => line,
        ),
      )
    })
    page.on('console', message => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
    })
    await use(page)
    if (testInfo.errors.length && failed.length)
      await testInfo.attach('failed calls', { body: (await Promise.all(failed)).join('\n') })
    if (!isHostile) expect(refused, 'what the content security policy refused').toEqual([])
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  baseURL: async ({}, use) => use(address()),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  shelf: async ({}, use) => use(shelf),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  newAccount: async ({}, use) =>
    use(async () => {
      const account = {
        email: `shopper-${randomUUID()}@example.com`,
        password: `walnut-harbour-${randomUUID().slice(0, 8)}`,
        username: 'Ines Marlow',
      }
      const body = new FormData()
      for (const [name, value] of Object.entries(account)) body.set(name, value)
      const response = await fetch(`${address()}/api/public/registerWithoutVerify`, { method: 'POST', body })
      if (response.status !== 201)
        throw new Error(`register answered ${response.status}: ${await response.text()}`)
      return account
    }),
})

/** Requests a session record for an account from the API. */
export const signIn = async ({ email, password }: Account): Promise<SessionRecord> => {
  const response = await fetch(`${address()}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`signin answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as SessionRecord
}

/** Opens the page with a stored session, like a returning shopper. */
export const enterAs = async (page: Page, account: Account, path = '/'): Promise<void> => {
  const session = await signIn(account)
  await page.addInitScript(record => {
    if (!sessionStorage.getItem('test-session-stored')) {
      localStorage.setItem('user-data', record)
      sessionStorage.setItem('test-session-stored', 'yes')
    }
  }, JSON.stringify(session))
  await page.goto(path)
}

/** Fills in the login form of the page and sends it. */
export const logIn = async (page: Page, { email, password }: Omit<Account, 'username'>): Promise<void> => {
  const form = page.getByRole('main')
  await form.getByLabel(/e-?mail/i).fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: /^log in$/i }).click()
}

/** Removes what browsers have on secure origins only, as on plain http in a local network. */
export const onPlainHttp = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))

/** Waits until the page is hydrated. Values from the browser's storage show by then. */
export const hydrated = (page: Page): Promise<void> => page.locator('html[data-hydrated]').waitFor()

/** Opens a path and waits until it is hydrated. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await hydrated(page)
}

export const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate(name => {
    const text = localStorage.getItem(name)
    try {
      return text === null ? null : JSON.parse(text)
    } catch {
      return text
    }
  }, key)
