import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { VariantPicker } from '../src/patterns/variant-picker/index.ts'
import { Button } from '../src/primitives/button/index.ts'
import { Checkbox } from '../src/primitives/checkbox/index.ts'
import { Pagination } from '../src/primitives/pagination/index.ts'
import { RadioGroup } from '../src/primitives/radio-group/index.ts'
import { Rating } from '../src/primitives/rating/index.ts'
import { render } from './render.tsx'
import { mugOptions, mugVariants } from './store-data.ts'

// Somebody's own few colours replace ours: what a state was told by must then be told otherwise.

const emulate = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
beforeEach(() => emulate('active'))
afterEach(() => emulate(''))

/** All that tells one thing from another when background and shadow are gone. */
const look = (element: Element) => {
  const { color, outline, border, textDecoration, fontWeight, appearance } = getComputedStyle(element)
  return { color, outline, border, textDecoration, fontWeight, appearance }
}

async function draw(ui: ReactNode, selector: string): Promise<Element[]> {
  const { element } = render(ui)
  await vi.waitFor(() => expect(element.querySelector(selector)).not.toBeNull())
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  return [...element.querySelectorAll(selector)]
}

test('checkboxes and radios are drawn by the system, which shows their states', async () => {
  const inputs = await draw(
    <>
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Mixed" mixed checked={false} onCheckedChange={() => {}} />
      <RadioGroup label="One" options={[{ value: 'a', label: 'A' }]} />
    </>,
    'input',
  )
  expect(inputs).toHaveLength(3)
  for (const input of inputs) {
    expect(getComputedStyle(input).appearance).toBe('auto')
    // Our own tick would lie above the system's.
    expect(['none', '']).toContain(getComputedStyle(input, '::after').display.replace('inline', ''))
  }
})

test('a button that is switched off looks so', async () => {
  const [on, off] = await draw(
    <>
      <Button>Check out</Button>
      <Button disabled>Check out</Button>
    </>,
    'button',
  )
  expect(look(on!)).not.toEqual(look(off!))
})

test('every button has an edge', async () => {
  const buttons = await draw(
    <>
      <Button>Strong</Button>
      <Button emphasis="line">Line</Button>
      <Button emphasis="soft">Soft</Button>
    </>,
    'button',
  )
  for (const button of buttons) {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(button)
    expect([borderTopStyle, Number.parseFloat(borderTopWidth) > 0], button.textContent ?? '').toEqual([
      'solid',
      true,
    ])
  }
})

test('the chosen variant is told from the others, and so is the one that is sold out', async () => {
  const values = await draw(
    <VariantPicker
      options={mugOptions}
      variants={mugVariants}
      value={{ glaze: 'lagoon', size: '200' }}
      onValueChange={() => {}}
    />,
    '[data-part="Value"]',
  )
  const chosen = values.filter(value => value.querySelector('input')?.checked)
  expect(chosen).toHaveLength(2)
  for (const one of chosen) {
    const other = values.find(value => value.className === one.className && value !== one)!
    expect(look(one)).not.toEqual(look(other))
  }
})

test('the page that is shown is told from the others', async () => {
  const [one, two] = await draw(
    <Pagination
      previousHref="/1"
      nextHref="/3"
      pages={{ current: 2, count: 3, hrefOf: number => `/${number}` }}
    />,
    'ul a',
  )
  expect(look(one!)).not.toEqual(look(two!))
})

test('stars that count are filled, the others only drawn', async () => {
  const stars = await draw(<Rating average={3} count={12} form="stars" />, 'svg')
  const fills = new Set(stars.map(star => getComputedStyle(star).fill))
  expect(fills.size).toBe(2)
  expect(fills).toContain('none')
})
