import type { Page } from '@playwright/test'
import type { Product } from '@stoa/api-client/schema'
import { addFromPage } from './support/cart.ts'
import { checkoutPage } from './support/checkout.ts'
import { joinShop } from './support/database.ts'
import { arrivalOf } from './support/delivery.ts'
import { mailedCode } from './support/mailbox.ts'
import { enterAs, expect, open, test } from './support/test.ts'

interface Buyer {
  /** Values by the names of the form's fields, in the order of the country's form. */
  address: Readonly<Record<string, string>>
  /** Labels of the form's fields that depend on the country. */
  labels: readonly string[]
  /** Address as the parcel's label shows it. */
  printed: readonly string[]
}

const BUYERS: Readonly<Record<string, Buyer>> = {
  'the United States': {
    address: {
      countryCode: 'US',
      fullName: 'Ines Marlow',
      line1: '12 Colonnade Street',
      city: 'Portland',
      region: 'OR',
      postalCode: '97205',
      phone: '+1 503 555 0147',
    },
    labels: ['City', 'State', 'ZIP code'],
    printed: ['Ines Marlow', '12 Colonnade Street', 'Portland, OR 97205', 'United States'],
  },
  Germany: {
    address: {
      countryCode: 'DE',
      fullName: 'Jörg Weiß',
      line1: 'Kastanienallee 12',
      postalCode: '10435',
      city: 'Berlin',
      phone: '+49 30 901820',
    },
    labels: ['Postal code', 'City'],
    printed: ['Jörg Weiß', 'Kastanienallee 12', '10435 Berlin', 'Germany'],
  },
  Ireland: {
    address: {
      countryCode: 'IE',
      fullName: 'Aoife Ní Bhriain',
      line1: '14 Dame Street',
      city: 'Dublin 2',
      region: 'Co. Dublin',
      postalCode: 'D02 X285',
      phone: '+353 1 679 5666',
    },
    labels: ['City', 'County', 'Eircode'],
    printed: ['Aoife Ní Bhriain', '14 Dame Street', 'Dublin 2', 'Co. Dublin', 'D02 X285', 'Ireland'],
  },
  Brazil: {
    address: {
      countryCode: 'BR',
      fullName: 'João Araújo',
      line1: 'Rua Augusta 1508',
      city: 'São Paulo',
      region: 'SP',
      postalCode: '01304-001',
      phone: '+55 11 3061 2345',
    },
    labels: ['City', 'State', 'Postal code'],
    printed: ['João Araújo', 'Rua Augusta 1508', 'São Paulo-SP', '01304-001', 'Brazil'],
  },
  Japan: {
    address: {
      countryCode: 'JP',
      fullName: '山田 花子',
      postalCode: '150-0001',
      region: '13',
      city: '渋谷区',
      line1: '神宮前1-2-3',
      phone: '+81 3 1234 5678',
    },
    labels: ['Postal code', 'Prefecture', 'City'],
    printed: ['〒150-0001', '東京都渋谷区', '神宮前1-2-3', '山田 花子', 'Japan'],
  },
}

const deliverTo = (page: Page, country: string): Promise<void> =>
  page.context().addCookies([{ name: 'deliver-to', value: country, url: process.env.STOREFRONT_URL! }])

const productIn = async (slug: string, country: string): Promise<Product> =>
  (await fetch(`${process.env.STOREFRONT_URL}/api/public/products/${slug}?country=${country}`)).json()

for (const [country, { address, labels, printed }] of Object.entries(BUYERS)) {
  test(`[CHK-04] sells to a new buyer in ${country} at the price shown, by an address that fits it`, async ({
    page,
    shelf,
    baseURL,
    newAccount,
  }) => {
    const code = address.countryCode!
    await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
    await deliverTo(page, code)
    const [card] = await shelf.plain(1, code)
    const { slug } = card!
    const { shop, delivery } = await productIn(slug, code)
    const [offer] = delivery.offers
    const price = `$${offer!.price!.toFixed(2)}`
    const days = arrivalOf(offer!)

    await open(page, `/product/${slug}`)
    const facts = page.locator('[data-component="DeliveryList"]')
    await expect(facts).toContainText(days)
    await expect(facts).toContainText(price)
    await addFromPage(page, slug)
    await open(page, '/cart')
    await expect(page.locator('[data-part="ShippingNote"]')).toContainText(price)
    await expect(page.locator('[data-part="ShippingNote"]')).toContainText(days)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Check out' }).click()

    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Log in or create an account')
    const email = `new-${code.toLowerCase()}-${Date.now()}@example.com`
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
      if (await field.evaluate(element => element.tagName === 'SELECT')) await field.selectOption(value)
      else await field.fill(value)
    }
    const named = await main.locator('form label').allInnerTexts()
    const own = named.map(text => labels.find(label => text.trim().startsWith(label)) ?? '')
    expect(own.filter(Boolean)).toEqual(labels)
    await page.getByRole('button', { name: 'Save and ship here' }).click()
    await checkout.isOpen('Shipping')
    await expect(checkout.section('Shipping')).toContainText(price)
    await expect(checkout.section('Shipping')).toContainText(days)
    await checkout.toPayment.click()
    await checkout.card('Pays').click()
    await checkout.pay.click()
    await expect(page).toHaveURL(/\/checkout\/done\/[0-9A-Z]{10}$/)
    await expect(main).toContainText(address.fullName!)

    const number = page.url().split('/').at(-1)
    const seller = await newAccount()
    await joinShop(seller.email, shop.slug)
    await enterAs(page, seller, `/seller/orders/${number}-1`)
    await expect(main.locator('address > div')).toHaveText([...printed])
  })
}
