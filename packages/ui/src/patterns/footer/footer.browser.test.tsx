import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { footerProps } from '../../../fixtures/site-data.ts'
import { render } from '../../../test/render.tsx'
import { Footer } from './index.ts'

beforeEach(async () => {
  await page.viewport(1280, 800)
  render(<Footer {...footerProps} />)
  await expect.element(page.getByRole('contentinfo')).toBeVisible()
})

const hrefsOf = (column: string) =>
  page
    .getByRole('navigation', { name: column })
    .getByRole('link')
    .elements()
    .map(link => link.getAttribute('href'))

const leads = (name: string) => page.getByRole('link', { name }).element().getAttribute('href')

test('[FTR-01] Get to Know Us leads to who we are and who sells', () => {
  expect(hrefsOf('Get to Know Us')).toEqual(['/about', '/vendors'])
})

test('[FTR-02] Customer Service leads to selling, help and protection', () => {
  expect(hrefsOf('Customer Service')).toEqual([
    '/seller-registration',
    '/help',
    '/buyer-protection',
    '/authenticate',
    '/vendor-protection',
  ])
  expect(leads('Become a Vendor')).toBe('/seller-registration')
})

test('[FTR-03] Orders & Returns leads to what happens after buying', () => {
  expect(hrefsOf('Orders & Returns')).toEqual([
    '/return-policy',
    '/shipping-policy',
    '/track-order',
    '/contact',
  ])
  expect(leads('Returns & Refunds')).toBe('/return-policy')
})

test('[FTR-04] Quick Links leads to the rules', () => {
  expect(hrefsOf('Quick Links')).toEqual([
    '/privacy-policy',
    '/prohibited-items',
    '/marketplace-guidelines',
    '/intellectual-property-policy',
  ])
  expect(leads('Legal')).toBe('/privacy-policy')
})

test('[FTR-05] shows address and contact', async () => {
  const address = page.getByRole('group').query() ?? document.querySelector('address')
  for (const line of footerProps.address) expect(address?.textContent).toContain(line)
  expect(leads(footerProps.email)).toBe(`mailto:${footerProps.email}`)
  expect(leads('Stoa on social media')).toBe('https://social.example/@stoa')
  const mail = page.getByRole('link', { name: 'Write to us' })
  expect(mail.element().getAttribute('href')).toBe('mailto:hello@stoa.example')
  expect(mail.element().querySelector('svg')).not.toBeNull()
})

test('[FTR-06] the copyright has the year that the host gives, and the brand', () => {
  expect(page.getByRole('contentinfo').element().textContent).toMatch(/2026.*Stoa|Stoa.*2026/)
})
