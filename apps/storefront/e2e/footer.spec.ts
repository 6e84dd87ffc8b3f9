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
    [/^How we check shops$/, '/authenticate'],
    [/vendor protection/i, '/vendor-protection'],
  ],
  'Orders & Returns': [
    [/^Returns & Refunds$/, '/return-policy'],
    [/shipping/i, '/shipping-policy'],
    [/track/i, '/track-order'],
    [/^Contact$/, '/contact'],
    [/^Withdraw from contract here$/, '/withdraw'],
  ],
  'Quick Links': [
    [/^Legal$/, '/privacy-policy'],
    [/prohibited/i, '/prohibited-items'],
    [/guidelines/i, '/marketplace-guidelines'],
    [/intellectual/i, '/intellectual-property-policy'],
    [/accessibility/i, '/accessibility'],
    [/^Legal notice$/, '/legal-notice'],
  ],
}

// The server's HTML contains the whole footer, and a page without scripts loads faster.
test.use({ javaScriptEnabled: false })

test('[FTR-01] [FTR-02] [FTR-03] [FTR-04] [FTR-05] [FTR-06] shows lists of links, addresses, icons, this year and the brand', async ({
  page,
}) => {
  await page.goto('/')
  for (const [name, ofList] of Object.entries(links))
    for (const [text, href] of ofList) {
      await expect(group(page, name).getByRole('link', { name: text })).toHaveAttribute('href', href)
      expect((await page.request.get(href)).status(), href).toBe(200)
    }

  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('address')).toContainText('Colonnade Street')
  await expect(footer.getByRole('link', { name: 'hello@stoa.example', exact: true })).toHaveAttribute(
    'href',
    'mailto:hello@stoa.example',
  )
  const icons = footer.locator('a:has(svg)')
  await expect(icons.and(page.locator('[href^="mailto:"]'))).toHaveCount(1)
  await expect(icons.and(page.locator('[href^="https://"]'))).toHaveCount(1)
  // The copyright line.
  await expect(footer).toContainText(new RegExp(`© ${new Date().getFullYear()} Stoa`))
})
