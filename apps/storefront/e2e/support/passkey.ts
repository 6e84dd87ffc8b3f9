import { expect, type Page } from '@playwright/test'
import { confirmAddress } from './mailbox.ts'
import { type Account, enterAs } from './test.ts'

/**
 * Adds a passkey to an account, kept by an authenticator that the browser pretends to have. The page then shows the recovery codes.
 *
 * @returns address of the shop under the name that the passkey is bound to
 */
export async function addPasskey(page: Page, account: Account): Promise<string> {
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
  return shop
}
