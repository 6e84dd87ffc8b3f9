import { decide, logInToConsole } from './support/console.ts'
import { openShop } from './support/own-shop.ts'
import { expect, test } from './support/test.ts'

const address = () => process.env.CONSOLE_ADDRESS ?? ''
test.skip(() => !process.env.CONSOLE_ADDRESS, 'the servers under test have no console')

test('a list shows what is new when its reader pauses, and doesn’t prolong the session', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${address()}/log?what=session.refused`)
  await logInToConsole(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Log' })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  const entries = page.locator('tbody').getByText('Login refused')
  const count = await entries.count()
  const poll = async () => {
    const answer = page.waitForResponse(each => each.url().includes('/api/operator/log'))
    await page.clock.fastForward(20_000)
    return answer
  }
  const unchanged = await poll()
  expect(unchanged.status()).toBe(304)
  expect(unchanged.request().headers()['x-stoa-unattended']).toBe('1')

  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.request.post(`${address()}/api/operator/session`, {
    headers: { origin: address() },
    data: { email: 'operator@stoa.example', password: 'not-the-password' },
  })
  const changed = await poll()
  expect(changed.status()).toBe(200)
  expect(changed.request().headers()['x-stoa-unattended']).toBeUndefined()
  await page.clock.fastForward(5_000)
  await expect(entries).toHaveCount(count)
  await page.keyboard.press('Escape')
  await page.clock.fastForward(5_000)
  await expect(entries).toHaveCount(count + 1)
})

test('a reason that was typed when the session ended is there after the next login', async ({
  page,
  newAccount,
}) => {
  const { slug, name } = await openShop(await newAccount())
  await page.goto(`${address()}/find?q=${slug}`)
  await logInToConsole(page)
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog')
  const reason = 'Three buyers report counterfeit goods.'
  await dialog.getByLabel('Reason').fill(reason)
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await logInToConsole(page)
  await expect(dialog.getByLabel('Reason')).toHaveValue(reason)
  await decide(page, 'Suspend', '1 email is sent', null)
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveValue('')
})

test('typing keeps the session, and a typed text outlasts its end and another version', async ({ page }) => {
  await page.clock.install()
  await page.goto(`${address()}/pages/vendor-protection`)
  await logInToConsole(page)
  const body = page.getByLabel('Text in Markdown')
  const before = await body.inputValue()
  const typed = `${before}\n\nAsk us for **large print**.`
  await body.fill(typed)
  await body.press('End')
  const kept = page.waitForResponse(each => each.url().endsWith('/api/operator/me'))
  await page.clock.fastForward(5 * 60_000 - 1_000)
  await body.press('End')
  await page.clock.fastForward(2_000)
  expect((await kept).request().headers()['x-stoa-unattended']).toBeUndefined()

  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await logInToConsole(page)
  await expect(body).toHaveValue(typed)

  const path = `${address()}/api/operator/pages/vendor-protection`
  const { text, expect: state } = await (await page.request.get(path)).json()
  const publish = (data: object) =>
    page.request.post(`${path}/versions`, {
      headers: { origin: address(), 'idempotency-key': crypto.randomUUID() },
      data: { reason: 'Search engines show too little.', ...data },
    })
  expect(
    (
      await publish({ text: { ...text, description: `${text.description} For sellers.` }, expect: state })
    ).status(),
  ).toBe(200)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Readers ask for it.')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This has changed since you opened it.')
  await expect(body).toHaveValue(typed)
  await decide(page, 'Publish', 'The page changes', null)
  await expect(body).toHaveValue(`${typed}\n`)
  const now = await (await page.request.get(path)).json()
  expect((await publish({ text, expect: now.expect })).status()).toBe(200)
})
