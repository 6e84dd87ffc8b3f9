import { logInToConsole } from '../support/console.ts'
import { addPasskey } from '../support/passkey.ts'
import { expect, test } from '../support/test.ts'

test('an operator logs in to the console with a passkey of the shop', async ({ page, newAccount }) => {
  const account = await newAccount()
  await addPasskey(page, account)

  const origin = process.env.CONSOLE_ADDRESS!
  const post = { headers: { origin } }
  await page.request.post(`${origin}/api/operator/session`, {
    ...post,
    data: { email: 'operator@stoa.example', password: 'stoa-demo-2026' },
  })
  const granted = await page.request.put(
    `${origin}/api/operator/operators/${encodeURIComponent(account.email)}`,
    { ...post, data: { keys: ['support'], reason: 'Starts on the help desk today.' } },
  )
  expect(granted.status()).toBe(200)
  await page.request.delete(`${origin}/api/operator/session`, post)

  await page.goto(origin)
  await logInToConsole(page, account)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
})
