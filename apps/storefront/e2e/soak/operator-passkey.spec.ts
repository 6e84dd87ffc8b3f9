import { logInToConsole } from '../support/console.ts'
import { confirmAddress } from '../support/mailbox.ts'
import { enterAs, expect, test } from '../support/test.ts'

test('an operator logs in to the console with a passkey of the shop', async ({ page, newAccount }) => {
  const account = await newAccount()
  await confirmAddress(process.env.STOREFRONT_URL!, account.email)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  // Browsers bind passkeys to a domain name, and an IP address isn't one.
  const shop = process.env.STOREFRONT_URL!.replace('127.0.0.1', 'localhost')
  await enterAs(page, account, `${shop}/account/change-password`)
  await page.getByRole('main').getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Device name').fill('Laptop')
  await dialog.getByLabel('Password', { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()

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
