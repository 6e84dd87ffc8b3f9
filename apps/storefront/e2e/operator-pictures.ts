import { writeFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumSwitches, systemChromium } from '@stoa/testing/browsers'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'
import { decide, logInToConsole } from './support/console.ts'
import { changeDatabase, joinShop } from './support/database.ts'
import { createCaller } from './support/sale.ts'
import { type Shop, startShop } from './support/shop.ts'
import { confirmEmail } from './support/walk-set-up.ts'
import { applyFor, buyFrom, deliver, openDispute, reportProduct } from './support/walk-shop.ts'

/**
 * Takes the pictures of the guide for operators: `node e2e/operator-pictures.ts`, with storefront and console built. It starts a
 * demo marketplace of its own, and gives it some work for an operator.
 */
async function main(): Promise<void> {
  const shop = await startShop({ DEMO_ORDERS: '400', SELLER_APPROVAL: 'manual' }, { hasPhotographs: true })
  Object.assign(process.env, { STOREFRONT_URL: shop.address, SHOP_DATA: shop.data })
  const path = systemChromium()
  const browser = await chromium.launch({
    ...(path && { executablePath: path }),
    args: [...chromiumSwitches],
  })
  try {
    await takeAll(browser, shop, await prepare(shop))
  } finally {
    await browser.close()
    await shop.stop()
  }
}

const PASSWORD = 'walnut-harbor-7-lantern'

async function register(username: string) {
  const account = {
    username,
    password: PASSWORD,
    email: `${username.split(' ')[0]!.toLowerCase()}@kauppa.example`,
  }
  const body = new FormData()
  for (const [name, value] of Object.entries(account)) body.set(name, value)
  await fetch(`${process.env.STOREFRONT_URL}/api/public/registerWithoutVerify`, { method: 'POST', body })
  return account
}

/** Gives the operator work: two applications, a dispute, a report and a second operator. */
async function prepare({ address, data }: Shop) {
  const product = await (await fetch(`${address}/api/public/products/hand-wash-bergamot`)).json()
  const [worker, lena, ada] = [
    await register('Jonas Feld'),
    await register('Lena Ortiz'),
    await register('Ada Brook'),
  ]
  await joinShop(worker.email, product.shop.slug)
  const seller = await createCaller(worker, { 'stoa-shop': product.shop.slug })
  const buyer = await createCaller(lena)
  const { order, group } = await buyFrom(buyer, product, 2)
  await deliver(seller, buyer, order)
  await openDispute(seller, buyer, order)
  for (const [owner, name] of [
    ['Mira Tern', 'Tern & Thread'],
    ['Otto Lund', 'Lund Ceramics'],
  ] as const) {
    const { slug } = await applyFor(await register(owner))
    await changeDatabase('update shop_applications set name = $1 where slug = $2', [name, slug])
  }
  await reportProduct(product.id, 'The label says 500 ml. It’s 250 ml.')
  await confirmEmail(ada.email)
  await run('node', ['apps/api/src/commands/operator.ts', 'grant', ada.email, 'support'], {
    env: { STOA_DATA_HOME: data, DATABASE_URL: '', SEED: 'own' },
  })
  return { purchase: group.number, shop: product.shop.slug as string }
}

type Facts = Awaited<ReturnType<typeof prepare>>

async function takeAll(browser: Browser, { consoleAddress }: Shop, { purchase, shop }: Facts): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    baseURL: consoleAddress,
  })
  const page = await context.newPage()
  const encoder = await browser.newPage()
  const main = page.getByRole('main')
  const shoot = async (name: string) => {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.mouse.move(0, 0)
    const png = await page.screenshot({ animations: 'disabled' })
    await writeFile(inRoot(`docs/pictures/operator/${name}.webp`), await toWebp(encoder, png))
  }
  const open = (path: string) => page.goto(path)
  await open('/')
  await shoot('login')
  await logInToConsole(page)
  await main.getByRole('heading', { name: /application/ }).waitFor()
  await shoot('today')

  await open(`/find?q=${shop}`)
  await main.getByRole('link').first().waitFor()
  await shoot('find')
  await main.getByRole('link').first().click()
  await main.getByRole('button', { name: 'Suspend' }).click()
  await decide(page, 'Suspend', '1 email is sent', 'Buyers report that parcels never arrive.')
  await main.getByRole('button', { name: 'Reopen' }).click()
  await decide(page, 'Reopen', '1 email is sent', 'The carrier found the lost parcels.')
  await shoot('shops')

  for (const [name, path] of [
    ['purchases', `/purchases/${purchase}`],
    ['catalog', '/catalog/categories'],
    ['money', '/money'],
    ['pages', '/pages/about'],
    ['settings', '/settings'],
    ['tax', '/tax'],
    ['team', '/team'],
    ['log', '/log'],
  ] as const) {
    await open(path)
    await shoot(name)
  }
  await open('/cases')
  await main.getByRole('row').last().getByRole('link').click()
  await main.getByRole('heading', { name: 'The buyer' }).waitFor()
  await shoot('cases')
  await open('/applications')
  await main.getByRole('link', { name: 'Tern & Thread' }).click()
  await main.getByRole('heading', { name: 'Story' }).waitFor()
  await shoot('applications')
  await open('/people?q=Lena')
  await main.getByRole('link', { name: 'Lena Ortiz' }).click()
  await main.getByRole('heading', { level: 1, name: 'Lena Ortiz' }).waitFor()
  await shoot('people')
}

/** Encodes a picture in the browser, so that the storefront needs no encoder. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async source => {
      const picture = new Image()
      picture.src = source
      await picture.decode()
      const canvas = document.createElement('canvas')
      canvas.width = picture.width
      canvas.height = picture.height
      canvas.getContext('2d')!.drawImage(picture, 0, 0)
      return canvas.toDataURL('image/webp', 0.8)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

await main()
// The process for statements to the database waits for more.
process.exit()
