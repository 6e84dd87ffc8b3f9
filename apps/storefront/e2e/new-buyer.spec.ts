import { addFromPage } from './support/cart.ts'
import { checkoutPage } from './support/checkout.ts'
import { mailedCode } from './support/mailbox.ts'
import { expect, open, test } from './support/test.ts'

/** Addresses by the names of the form's fields. Fields that a country's form doesn't have are left out. */
const ADDRESSES = {
  'the United States': {
    countryCode: 'US',
    fullName: 'Ines Marlow',
    line1: '12 Colonnade Street',
    city: 'Portland',
    region: 'OR',
    postalCode: '97205',
    phone: '+1 503 555 0147',
  },
  Germany: {
    countryCode: 'DE',
    fullName: 'Jörg Weiß',
    line1: 'Kastanienallee 12',
    postalCode: '10435',
    city: 'Berlin',
    phone: '+49 30 901820',
  },
  'the United Kingdom': {
    countryCode: 'GB',
    fullName: 'Nia Pryce',
    line1: '4 Chapel Row',
    city: 'Bath',
    postalCode: 'BA1 1UD',
    phone: '+44 20 7946 0958',
  },
  Japan: {
    countryCode: 'JP',
    fullName: '山田 花子',
    postalCode: '150-0001',
    region: '13',
    city: 'Shibuya',
    line1: '1-2-3 Jingumae',
    phone: '+81 3 1234 5678',
  },
}

for (const [country, address] of Object.entries(ADDRESSES)) {
  test(`[CHK-04] a new buyer in ${country} gets from the cart to paid by email, code, address, pay`, async ({
    page,
    shelf,
    baseURL,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
    const [product] = await shelf.plain(1, address.countryCode)
    await addFromPage(page, product!.slug)
    await open(page, '/cart')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Check out' }).click()

    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Log in or create an account')
    const email = `new-${address.countryCode.toLowerCase()}-${Date.now()}@example.com`
    await main.getByLabel('Email', { exact: true }).fill(email)
    await page.keyboard.press('Enter')
    await main.getByLabel('Code').fill(await mailedCode(baseURL!, email))
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/checkout')
    const checkout = checkoutPage(page)
    await checkout.isOpen('Address')
    await main.locator('form [name="fullName"]').waitFor()
    for (const [name, value] of Object.entries(address)) {
      const field = main.locator(`form [name="${name}"]`)
      if ((await field.count()) === 0) continue
      if (await field.evaluate(element => element.tagName === 'SELECT')) await field.selectOption(value)
      else await field.fill(value)
    }
    await page.getByRole('button', { name: 'Save and ship here' }).click()
    await checkout.toPayment.click()
    await checkout.card('Pays').click()
    await checkout.pay.click()
    await expect(page).toHaveURL(/\/checkout\/done\/[0-9A-Z]{10}$/)
    await expect(main).toContainText(address.fullName)
  })
}
