import type { Page } from '@playwright/test'
import { joinShop } from '../support/database.ts'
import { findings, sideways } from '../support/engines.ts'
import { subjectsTo } from '../support/mailbox.ts'
import { enterAs, expect, hydrated, logIn, open, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const section = (page: Page) => page.locator('#questions')

test('publishes a guest’s question after login and the shop’s answer from a phone', async ({
  page: buyer,
  browser,
  newAccount,
  shelf,
}) => {
  test.setTimeout(180_000)
  const [card] = await shelf.plain(1)
  const [account, seller] = [await newAccount(), await newAccount()]
  await joinShop(seller.email, card!.shop.slug)
  const words = `Does number ${account.email.slice(8, 16)} <b>float</b>?`
  const answer = 'Only in the bath, and not for long.'

  await buyer.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
  await open(buyer, `/product/${card!.slug}`)
  await section(buyer).getByRole('link', { name: 'Log in to ask a question' }).click()
  await logIn(buyer, account)
  await expect(buyer).toHaveURL(`/product/${card!.slug}#questions`)
  const ask = section(buyer).getByRole('button', { name: 'Ask a question' })
  await ask.click()
  const typed = section(buyer).getByRole('textbox', { name: /^Your question to / })
  await expect(typed).toBeFocused()
  await typed.fill(words)
  // The input survives a reload.
  await buyer.reload()
  await hydrated(buyer)
  await ask.click()
  await expect(typed).toHaveValue(words)
  await section(buyer).getByRole('button', { name: 'Send question' }).click()
  const waiting = section(buyer).getByRole('list', { name: 'Your questions waiting for an answer' })
  await expect(waiting).toContainText(words)
  await expect(section(buyer).getByRole('status')).toContainText('has your question')
  await expect(ask).toBeFocused()

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const shop = await phone.newPage()
  await shop.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
  await enterAs(shop, seller, '/seller/questions?view=unanswered')
  const asked = main(shop)
    .getByRole('article', { name: /asked by Ines Marlow$/ })
    .filter({ hasText: words })
  await asked.getByRole('button', { name: 'Answer' }).click()
  const form = asked.getByRole('textbox', { name: 'Your answer to Ines Marlow' })
  await expect(form).toBeFocused()
  expect(await sideways(shop)).toBe(0)
  expect(await findings(shop)).toEqual([])
  await form.fill(answer)
  await asked.getByRole('button', { name: 'Publish answer' }).click()
  await expect(asked).toHaveCount(0)
  await open(shop, '/seller/questions?view=answered')
  await expect(asked).toContainText(answer)
  await asked.getByRole('button', { name: 'Edit answer' }).click()
  await form.fill(`${answer} Sorry.`)
  await asked.getByRole('button', { name: 'Save answer' }).click()
  await expect(asked).toContainText('Sorry.')
  await phone.close()

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const reader = await plain.newPage()
  await reader.goto(`/product/${card!.slug}`)
  const shown = section(reader).getByRole('article').filter({ hasText: words })
  await expect(shown).toContainText(`${answer} Sorry.`)
  await expect(shown).not.toContainText(account.email)
  await plain.close()
  const mails = (await subjectsTo(process.env.STOREFRONT_URL!, account.email)).filter(subject =>
    subject.endsWith('has answered your question'),
  )
  expect(mails).toHaveLength(1)
})
