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

const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).element().getAttribute('href')

test('shows each group of links as a navigation with its title', () => {
  for (const { title, links } of footerProps.groups) {
    const shown = page.getByRole('navigation', { name: title }).getByRole('link').elements()
    expect(shown.map(link => [link.textContent, link.getAttribute('href')])).toEqual(
      links.map(({ label, href }) => [label, href]),
    )
  }
})

test('[FTR-05] shows address and contact', async () => {
  const address = page.getByRole('group').query() ?? document.querySelector('address')
  for (const line of footerProps.address) expect(address?.textContent).toContain(line)
  expect(hrefOf(footerProps.email)).toBe(`mailto:${footerProps.email}`)
  for (const { label, href } of footerProps.social) {
    const link = page.getByRole('link', { name: label }).element()
    expect(link.getAttribute('href')).toBe(href)
    expect(link.querySelector('svg')).not.toBeNull()
  }
})

test('[FTR-06] the copyright has the year that the host gives, and the brand', () => {
  expect(page.getByRole('contentinfo').element().textContent).toMatch(/2026.*Stoa|Stoa.*2026/)
})
