import { expect, test } from './support/test.ts'

const group = (page: import('@playwright/test').Page, name: string) =>
  page.getByRole('contentinfo').getByRole('navigation', { name })

const links: Record<string, [name: RegExp, href: string][]> = {
  'Get to Know Us': [
    [/about/i, '/about'],
    [/vendors/i, '/vendors'],
  ],
  'Customer Service': [
    [/^Become a Vendor$/, '/seller-registration'],
    [/help/i, '/help'],
    [/buyer protection/i, '/buyer-protection'],
    [/authentic/i, '/authenticate'],
    [/vendor protection/i, '/vendor-protection'],
  ],
  'Orders & Returns': [
    [/^Returns & Refunds$/, '/return-policy'],
    [/shipping/i, '/shipping-policy'],
    [/track/i, '/track-order'],
    [/contact/i, '/contact'],
  ],
  'Quick Links': [
    [/^Legal$/, '/privacy-policy'],
    [/prohibited/i, '/prohibited-items'],
    [/guidelines/i, '/marketplace-guidelines'],
    [/intellectual/i, '/intellectual-property-policy'],
  ],
}

const proves = async (page: import('@playwright/test').Page, name: string) => {
  await page.goto('/')
  for (const [text, href] of links[name]!) {
    await expect(group(page, name).getByRole('link', { name: text })).toHaveAttribute('href', href)
    expect((await page.request.get(href)).status(), href).toBe(200)
  }
}

test('[FTR-01] Get to Know Us', async ({ page }) => proves(page, 'Get to Know Us'))
test('[FTR-02] Customer Service', async ({ page }) => proves(page, 'Customer Service'))
test('[FTR-03] Orders & Returns', async ({ page }) => proves(page, 'Orders & Returns'))
test('[FTR-04] Quick Links', async ({ page }) => proves(page, 'Quick Links'))

test('[FTR-05] a postal address, a contact email, a social link and a mail icon', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('address')).toContainText('Colonnade Street')
  await expect(footer.getByRole('link', { name: 'hello@stoa.example', exact: true })).toHaveAttribute(
    'href',
    'mailto:hello@stoa.example',
  )
  const icons = footer.locator('a:has(svg)')
  await expect(icons.and(page.locator('[href^="mailto:"]'))).toHaveCount(1)
  await expect(icons.and(page.locator('[href^="https://"]'))).toHaveCount(1)
})

test('[FTR-06] the copyright line has this year and the brand', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText(new RegExp(`© ${new Date().getFullYear()} Stoa`))
})
