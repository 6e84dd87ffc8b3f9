import { expect, type Locator, type Page } from '@playwright/test'

/** Fills in the console's login and sends it. */
export async function logInToConsole(
  page: Page,
  { email, password } = { email: 'operator@stoa.example', password: 'stoa-demo-2026' },
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

export const REASON = 'Buyers report that orders never arrive.'

/** Decides in the open dialog, after its effects were shown. Without an effect, the decision shows none. */
export async function decide(
  page: Page,
  verb: string,
  effect: string | null,
  reason: string | null = REASON,
): Promise<void> {
  const dialog = page.getByRole('dialog')
  if (reason !== null) await dialog.getByLabel('Reason').fill(reason)
  if (effect !== null) {
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByRole('status').filter({ hasText: effect })).toBeVisible()
  }
  await dialog.getByRole('button', { name: verb, exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Reloads a page until it shows what a job has done. */
export const reloadUntil = (page: Page, part: () => Locator): Promise<void> =>
  expect(async () => {
    await page.reload()
    await expect(part()).toBeVisible({ timeout: 2_000 })
  }).toPass()
