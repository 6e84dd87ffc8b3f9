import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CartGroup } from '../src/patterns/cart/index.ts'
import { Button } from '../src/primitives/button/index.ts'
import { Chip } from '../src/primitives/chip/index.ts'
import { Menu, MenuLabel } from '../src/primitives/menu/index.ts'
import { render } from './render.tsx'

const long = {
  ltr: 'A shop whose name hardly ends '.repeat(9).trim(),
  rtl: 'متجر لا ينتهي اسمه أبدا '.repeat(9).trim(),
}
const short = { ltr: 'Kiln & Cove', rtl: 'متجر' }
const nothing = () => {}

/** The place of the first letter of what is shown, and its box. */
function firstLetter(text: string) {
  const element = page.getByText(text, { exact: true }).element()
  const words = document.createRange()
  words.setStart(element.firstChild!, 0)
  words.setEnd(element.firstChild!, 1)
  return { letter: words.getBoundingClientRect(), box: element.getBoundingClientRect() }
}

test.each([
  ['ltr', 'rtl'],
  ['rtl', 'ltr'],
] as const)(
  'truncates a name at its end and aligns a short one, on a page %s, for a name %s',
  async (reading, name) => {
    await page.viewport(390, 800)
    document.documentElement.dir = reading
    try {
      const group = { id: 'g', shop: { id: 's', href: '/shop/s' }, lines: [] }
      const events = {
        onGroupSelectedChange: nothing,
        onSelectedChange: nothing,
        onQuantityChange: nothing,
        onRemove: nothing,
      }
      render(
        <>
          <CartGroup group={{ ...group, shop: { ...group.shop, name: long[name] } }} {...events} />
          <Chip removable label={`${long[name]}.`} href="/search" />
          <Menu open trigger={<Button>More</Button>}>
            <MenuLabel>{`${short[name]}!`}</MenuLabel>
          </Menu>
        </>,
      )
      await expect.element(page.getByText(`${short[name]}!`, { exact: true })).toBeVisible()
      for (const text of [long[name], `${long[name]}.`]) {
        const { letter, box } = firstLetter(text)
        expect(letter.left).toBeGreaterThanOrEqual(box.left - 1)
        expect(letter.right).toBeLessThanOrEqual(box.right + 1)
      }
      // A label is as wide as its menu: its text is aligned with the menu's rows.
      const label = page.getByText(`${short[name]}!`, { exact: true }).element()
      const words = document.createRange()
      words.selectNodeContents(label)
      const [text, box] = [words.getBoundingClientRect(), label.getBoundingClientRect()]
      const distance = reading === 'ltr' ? text.left - box.left : box.right - text.right
      expect(distance).toBeGreaterThanOrEqual(0)
      expect(distance).toBeLessThan(20)
    } finally {
      document.documentElement.dir = 'ltr'
    }
  },
)
