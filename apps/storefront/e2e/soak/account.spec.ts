import type { Page } from '@playwright/test'
import { toast } from '../support/cart.ts'
import { blackPng } from '../support/png.ts'
import { enterAs, expect, hydrated, signIn, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

test('[AUT-07] [AUT-16] rejects a file that is not a picture, on the page and on the server', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  await enterAs(page, account, '/account/profile')
  await hydrated(page)
  const input = main(page).getByLabel('Picture')
  await input.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expect(main(page).getByRole('alert')).toContainText('We can’t read this file as a picture.')
  await input.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(main(page).getByRole('alert')).toContainText('We can’t read this file as a picture.')
  const bomb = blackPng(8000, 8000)
  expect(bomb.length).toBeLessThan(100_000)
  await input.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: bomb })
  await expect(main(page).getByRole('alert')).toContainText('more than 50 million pixels')
  await input.setInputFiles({ name: 'heavy.png', mimeType: 'image/png', buffer: Buffer.alloc(6_000_000) })
  await expect(main(page).getByRole('alert')).toContainText('larger than 5 MB')

  // The server gives the same reason to senders that bypass the page.
  const { token } = await signIn(account)
  for (const [name, buffer] of [
    ['fake.png', Buffer.from('no picture')],
    ['large.png', bomb],
    ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ] as const) {
    const answer = await page.request.post('/api/user/update_profile', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { avatar: { name, mimeType: 'image/png', buffer } },
    })
    expect(answer.status(), name).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'media.invalid', fields: [{ pointer: '/avatar' }] })
  }
  await expect(
    page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .locator('img'),
  ).toHaveCount(0)
})

test('[AUT-17] lists sessions and ends one of them, or all others at once', async ({ page, newAccount }) => {
  const account = await newAccount()
  const others = [await signIn(account), await signIn(account), await signIn(account)]
  await enterAs(page, account, '/account/change-password')
  await hydrated(page)
  const list = main(page).getByRole('list', { name: 'Devices that are logged in' })
  await expect(list.getByRole('listitem')).toHaveCount(4)
  await expect(list.getByText('This device')).toHaveCount(1)
  await list
    .getByRole('button', { name: /^Log out/ })
    .first()
    .click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await main(page).getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(toast(page, 'Other devices logged out')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  for (const { refreshToken } of others) {
    const answer = await page.request.post('/auth/refresh-token', { data: { refreshToken } })
    expect(answer.status()).toBe(401)
  }
  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(1)
})
