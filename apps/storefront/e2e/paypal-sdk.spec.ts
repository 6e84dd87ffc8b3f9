import { test as base, expect, type Page } from '@playwright/test'
import { STARTED, startPaymentPage } from './support/payment-page.ts'
import { installPayPalStandIn, type PayPalStandIn, type StandInPlan } from './support/paypal-sdk-stand-in.ts'

declare global {
  interface Window {
    payPalStandIn: PayPalStandIn
  }
}

const SCRIPT = /^https:\/\/www\.sandbox\.paypal\.com\/web-sdk\/v6\/core/

const test = base.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const { address, stop } = await startPaymentPage()
      await use(address)
      await stop()
    },
    { scope: 'worker' },
  ],
})

const standInText = (plan: StandInPlan) => `(${installPayPalStandIn})(${JSON.stringify(plan)})`

/** Makes PayPal's URL respond with the stand-in. */
const playPayPal = (page: Page, plan: StandInPlan = {}) =>
  page.route(SCRIPT, route => route.fulfill({ contentType: 'text/javascript', body: standInText(plan) }))

const payment = (page: Page) => page.locator('[data-component="PaymentFields"]')
const events = (page: Page) => page.getByRole('list', { name: 'Events' }).getByRole('listitem')
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $61.97' })
const walletButton = (page: Page) => page.getByRole('button', { name: 'PayPal stand-in' })
const standIn = <T>(page: Page, look: (standIn: PayPalStandIn) => T) =>
  page.evaluate(`(${look})(window.payPalStandIn)`) as Promise<T>

async function typeCard(page: Page) {
  await page.getByLabel('Card number').fill('4000000000000002')
  await page.getByLabel('Expiry date').fill('12/30')
  await page.getByLabel('Security code').fill('123')
}

test('fetches nothing from PayPal before the payment step: initial [CHK-02]', async ({ page, address }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await playPayPal(page)
  await page.goto(`${address}/?later`)
  await expect(payment(page)).toHaveAttribute('data-status', 'initial')
  await expect(page.getByText('Finish the steps above')).toBeVisible()
  expect(asked.filter(url => url.includes('paypal'))).toEqual([])
  await page.getByRole('button', { name: 'To the payment step' }).click()
  await expect(payment(page)).toHaveAttribute('data-status', 'resolved')
})

test('reserves the size of the fields while the script loads: pending, resolved [CHK-02]', async ({
  page,
  address,
}) => {
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route(SCRIPT, async route => {
    await held
    await route.fulfill({ contentType: 'text/javascript', body: standInText({}) })
  })
  await page.goto(address)
  await expect(payment(page)).toHaveAttribute('data-status', 'pending')
  await expect(page.getByRole('status').getByText('Connecting to PayPal')).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  const before = await payment(page).boundingBox()
  answer()
  await expect(payment(page)).toHaveAttribute('data-status', 'resolved')
  await expect(page.getByLabel('Card number')).toHaveAttribute('placeholder', 'PayPal stand-in: number')
  await expect(payButton(page)).toBeEnabled()
  expect(await payment(page).boundingBox()).toEqual(before)
  const [options] = await standIn(page, ({ options }) => options)
  expect(options).toEqual({
    clientId: 'client-7',
    components: ['card-fields', 'paypal-payments'],
    pageType: 'checkout',
    locale: 'en-US',
  })
})

test('shows a blocked script as rejected, keeps the input and retries [CHK-02]', async ({
  page,
  address,
}) => {
  await page.route(SCRIPT, route => route.abort('blockedbyclient'))
  await page.goto(address)
  await page.getByLabel('Note for the parcel').fill('Ring twice')
  await expect(payment(page)).toHaveAttribute('data-status', 'rejected')
  await expect(page.getByRole('alert')).toContainText('PayPal can’t be reached. Nothing was charged')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('PayPal can’t be reached.')
  await page.unroute(SCRIPT)
  await playPayPal(page)
  const again = page.waitForRequest(SCRIPT)
  await page.getByRole('button', { name: 'Try again' }).click()
  expect((await again).url()).toContain('?retry=2')
  await expect(payment(page)).toHaveAttribute('data-status', 'resolved')
  await expect(page.getByLabel('Note for the parcel')).toHaveValue('Ring twice')
})

test('shows a script that hangs as rejected and retries cleanly [CHK-02]', async ({ page, address }) => {
  // Paused, because on a busy machine seconds would pass between two checks.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.route(SCRIPT, route => (route.request().url().includes('retry') ? route.fallback() : undefined))
  const asked = page.waitForRequest(SCRIPT)
  await page.goto(address)
  await asked
  await expect(payment(page)).toHaveAttribute('data-status', 'pending')
  await page.clock.runFor(19_000)
  await expect(payment(page)).toHaveAttribute('data-status', 'pending')
  await page.clock.runFor(1_001)
  await expect(payment(page)).toHaveAttribute('data-status', 'rejected')
  await page.route(/core\?retry=1$/, route =>
    route.fulfill({ contentType: 'text/javascript', body: standInText({}) }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(payment(page)).toHaveAttribute('data-status', 'resolved')
})

test('shows a PayPal that never answers as rejected [CHK-02]', async ({ page, address }) => {
  await page.clock.install()
  await playPayPal(page, { hangs: true })
  await page.goto(address)
  await expect.poll(() => page.evaluate('window.payPalStandIn?.options.length ?? 0')).toBeGreaterThan(0)
  await page.clock.runFor(20_001)
  await expect(payment(page)).toHaveAttribute('data-status', 'rejected')
})

for (const [name, body] of [
  ['empty', ''],
  ['something else', 'window.paypal = {}'],
  ['broken', '}{'],
] as const)
  test(`shows a script that is ${name} as rejected [CHK-02]`, async ({ page, address }) => {
    await page.route(SCRIPT, route => route.fulfill({ contentType: 'text/javascript', body }))
    await page.goto(address)
    await expect(payment(page)).toHaveAttribute('data-status', 'rejected')
    await page.unroute(SCRIPT)
    await playPayPal(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(payment(page)).toHaveAttribute('data-status', 'resolved')
  })

test('blocks PayPal’s script under the policy of other pages [CHK-02]', async ({ page, address }) => {
  await playPayPal(page)
  await page.goto(`${address}/?ordinary`)
  await expect(payment(page)).toHaveAttribute('data-status', 'rejected')
  expect(await page.evaluate('window.payPalStandIn')).toBeUndefined()
})

test('pays by card in PayPal’s fields, with the button or Enter [CHK-03]', async ({ page, address }) => {
  await playPayPal(page)
  await page.goto(address)
  await typeCard(page)
  await payButton(page).click()
  await expect(events(page)).toHaveText([`approved ${STARTED.paymentId}`])
  await page.getByLabel('Security code').press('Enter')
  await expect(events(page)).toHaveCount(2)
  expect(await standIn(page, ({ submitted }) => submitted)).toEqual([STARTED.reference, STARTED.reference])
})

test('shows errors of an invalid card at its fields and starts nothing [CHK-03]', async ({
  page,
  address,
}) => {
  await playPayPal(page)
  await page.goto(address)
  const started: string[] = []
  page.on('request', request => request.url().endsWith('/start') && started.push(request.url()))
  await payButton(page).click()
  await expect(page.getByText('Enter the card number.')).toBeVisible()
  await page.getByLabel('Card number').fill('4000')
  await page.getByLabel('Expiry date').fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await expect(page.getByText('This card number isn’t valid.')).toBeVisible()
  await payButton(page).click()
  await page.getByLabel('Card number').fill('4000000000000002')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(started).toEqual([])
})

for (const [card, event] of [
  ['failed', 'failed declined'],
  ['canceled', 'canceled'],
  ['breaks', 'failed unavailable'],
] as const)
  test(`keeps the fields of a card that ${card} and sends it again [CHK-03]`, async ({ page, address }) => {
    await playPayPal(page, { card })
    await page.goto(address)
    await typeCard(page)
    await payButton(page).click()
    await expect(events(page)).toHaveText([event])
    await expect(page.getByLabel('Card number')).toHaveValue('4000000000000002')
    await payButton(page).click()
    await expect(events(page)).toHaveCount(2)
  })

for (const method of ['card', 'wallet'] as const)
  test(`sends nothing to PayPal if the checkout can’t start: ${method} [CHK-03]`, async ({
    page,
    address,
  }) => {
    await playPayPal(page)
    await page.route('**/start', route => route.fulfill({ status: 409 }))
    await page.goto(`${address}/?method=${method}`)
    if (method === 'card') {
      await typeCard(page)
      await payButton(page).click()
    } else await walletButton(page).click()
    await expect(events(page)).toHaveText(['failed not_started'])
    expect(
      await standIn(page, ({ submitted, wallet }) => [submitted, wallet.map(one => one.orderId)]),
    ).toEqual([[], method === 'wallet' ? [null] : []])
  })

test('creates the fields again in the colors of another theme [CHK-03]', async ({ page, address }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await playPayPal(page)
  await page.goto(address)
  await expect(page.getByLabel('Card number')).toBeVisible()
  const colours = () => standIn(page, ({ fields }) => fields.map(({ style }) => style?.input?.color))
  const light = (await colours()).at(-1)
  expect(light).toMatch(/^rgb\(\d+, \d+, \d+\)$/)
  const made = (await colours()).length
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await expect.poll(async () => (await colours()).length).toBe(made + 3)
  expect(await standIn(page, ({ destroyed }) => destroyed)).toBe(made)
  const dark = (await colours()).at(-1)
  expect(dark).toMatch(/^rgb/)
  expect(dark).not.toBe(light)
  await expect(page.getByLabel('Card number')).toHaveCount(1)
  await page.evaluate(() => {
    delete document.documentElement.dataset.theme
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => (await colours()).at(-1)).toBe(dark)
})

test('opens the wallet inside the click, while the order is being created [CHK-03]', async ({
  page,
  address,
}) => {
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await playPayPal(page)
  await page.route('**/start', async route => {
    await held
    await route.fulfill({ json: STARTED })
  })
  await page.goto(`${address}/?method=wallet`)
  await walletButton(page).click()
  await expect.poll(() => standIn(page, ({ wallet }) => wallet.length)).toBe(1)
  await walletButton(page).click()
  const opened = () =>
    standIn(page, ({ wallet }) => wallet.map(({ insideClick, orderId }) => ({ insideClick, orderId })))
  expect(await opened()).toEqual([{ insideClick: true, orderId: null }])
  answer()
  await expect.poll(opened).toEqual([{ insideClick: true, orderId: STARTED.reference }])
  await standIn(page, ({ wallet }) => wallet[0]?.approve())
  await expect(events(page)).toHaveText([`approved ${STARTED.paymentId}`])
})

test('connects PayPal’s window to the checkout page, and to no other [CHK-03]', async ({
  page,
  context,
  address,
}) => {
  const WINDOW = 'https://www.sandbox.paypal.com/stand-in-window'
  await context.route(WINDOW, route => route.fulfill({ contentType: 'text/html', body: 'PayPal stand-in' }))
  for (const [path, hasOpener] of [
    ['/', true],
    ['/?ordinary', false],
  ] as const) {
    await page.goto(address + path)
    const opening = context.waitForEvent('page')
    await page.evaluate(url => void window.open(url), WINDOW)
    const opened = await opening
    await opened.waitForLoadState()
    expect([path, await opened.evaluate('window.opener !== null')]).toEqual([path, hasOpener])
    await opened.close()
  }
})

test('opens a wallet again after it was closed or failed [CHK-03]', async ({ page, address }) => {
  await playPayPal(page)
  await page.goto(`${address}/?method=wallet`)
  const openedFor = (count: number) =>
    expect
      .poll(() => standIn(page, ({ wallet }) => wallet.filter(({ orderId }) => orderId !== null).length))
      .toBe(count)
  await walletButton(page).click()
  await openedFor(1)
  await standIn(page, ({ wallet }) => wallet[0]?.cancel())
  await expect(events(page)).toHaveText(['canceled'])
  await walletButton(page).click()
  await openedFor(2)
  await standIn(page, ({ wallet }) => wallet[1]?.fail())
  await expect(events(page)).toHaveText(['canceled', 'failed unavailable'])
  await walletButton(page).click()
  await openedFor(3)
})

test('continues a pending payment after PayPal’s page sent the buyer back [CHK-03]', async ({
  page,
  address,
}) => {
  await playPayPal(page, { hasReturned: true })
  await page.goto(`${address}/?method=wallet&live=payment-that-was-left`)
  await expect(events(page).first()).toHaveText('approved payment-that-was-left')
})

test('says that PayPal does not offer a method [CHK-03]', async ({ page, address }) => {
  await playPayPal(page, { isEligible: false })
  await page.goto(address)
  await expect(page.getByRole('status')).toContainText('PayPal doesn’t offer this here.')
  await expect(payButton(page)).toHaveCount(0)
})

test('marks the sandbox and accepts no payment while busy [CHK-03]', async ({ page, address }) => {
  await playPayPal(page)
  await page.goto(address)
  await expect(page.getByText('Never type a real card.')).toBeVisible()
  await typeCard(page)
  await page.getByRole('button', { name: 'Switch off or on' }).click()
  await expect(payButton(page)).toBeDisabled()
  await page.getByLabel('Security code').press('Enter')
  await page.getByRole('button', { name: 'Switch off or on' }).click()
  await payButton(page).click()
  await expect(events(page)).toHaveCount(1)
  expect(await standIn(page, ({ submitted }) => submitted)).toHaveLength(1)
})
