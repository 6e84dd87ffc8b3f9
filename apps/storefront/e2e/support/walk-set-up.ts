import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { logInToConsole } from './console.ts'
import { changeDatabase } from './database.ts'
import type { EmptyMarket } from './empty-market.ts'
import { expect, hydrated, logIn } from './test.ts'

const ADMIN = { email: 'chef@kauppa.example', password: 'cedar-lantern-harbor-9' }

/** Code of this or the next 30 seconds, each of which is accepted once. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 })

/** Closes the marketplace, which begins open on a database that a test fills. */
async function close(market: EmptyMarket): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-walk-'))
  const file = join(folder, 'market.json')
  await market.command('market', 'export', file)
  const exported = JSON.parse(readFileSync(file, 'utf8'))
  exported.settings.state = 'closed'
  writeFileSync(file, JSON.stringify(exported))
  await market.command('market', 'apply', file)
  rmSync(folder, { recursive: true })
}

/** Confirms an account's email. No mail server takes the emails of this marketplace, which have the link. */
export const confirmEmail = (email: string): Promise<void> =>
  changeDatabase('update users set email_confirmed_at = now() where email = $1', [email])

/** Opens a new marketplace on its set-up page. Returns the link by which the first admin chooses a password. */
export async function setUpMarket(page: Page, market: EmptyMarket): Promise<string> {
  await close(market)
  const output = await market.command('operator', 'init', ADMIN.email)
  const [setUp, password] = output.match(/http:\S+token=\S+/g)!
  await page.goto(setUp!)
  await page.getByLabel('Company, with its legal form').fill('Kauppa Inc.')
  await page.getByLabel('Address', { exact: true }).fill('1 Pier Road\nPortland, ME 04101')
  await page.getByLabel('Country').selectOption('US')
  await page.getByLabel('Sales tax is handled outside of this marketplace').check()
  await page.getByRole('button', { name: 'Open marketplace' }).click()
  await page.getByLabel('Open although something is missing').check()
  await page.getByRole('button', { name: 'Open marketplace' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kauppa is open')
  // Each process reads changed settings within 15 seconds.
  await expect.poll(async () => (await fetch(market.address)).status, { timeout: 30_000 }).toBe(200)
  return password!
}

/** Chooses the first admin's password, sets up their second factor at the shop, and logs them in to the console. */
export async function enterAsFirstAdmin(
  page: Page,
  market: EmptyMarket,
  passwordLink: string,
): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(passwordLink)
  await hydrated(page)
  await main.getByLabel('New password', { exact: true }).fill(ADMIN.password)
  await main.getByRole('button', { name: 'Set password' }).click()
  await main.getByRole('link', { name: 'Log in' }).click()
  await logIn(page, ADMIN)
  await expect(page.getByText('Login successful').first()).toBeVisible()
  await confirmEmail(ADMIN.email)
  await page.goto(`${market.address}/account/change-password`)
  await main.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('Code').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(main.getByRole('list', { name: 'Recovery codes' })).toBeVisible()

  await page.goto(market.consoleAddress)
  await logInToConsole(page, ADMIN)
  await page.getByLabel('Code').fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
}
