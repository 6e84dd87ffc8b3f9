import { expect, test } from 'vitest'
import { mugOptions, mugVariants } from '../fixtures/store-data.ts'
import { AccountLayout } from '../src/patterns/layouts/index.ts'
import { NavMenu } from '../src/patterns/nav-menu/index.ts'
import { VariantPicker } from '../src/patterns/variant-picker/index.ts'
import { Avatar } from '../src/primitives/avatar/index.ts'
import { Button } from '../src/primitives/button/index.ts'
import { Checkbox } from '../src/primitives/checkbox/index.ts'
import { Note } from '../src/primitives/note/index.ts'
import { Pagination } from '../src/primitives/pagination/index.ts'
import { PasswordField } from '../src/primitives/password-field/index.ts'
import { QuantityStepper } from '../src/primitives/quantity-stepper/index.ts'
import { RadioGroup } from '../src/primitives/radio-group/index.ts'
import { draw, inForcedColours, systemColour } from './forced.tsx'

// With forced colors, states need other signs than colors.
inForcedColours()

/** Appearance without backgrounds and shadows. */
const look = (element: Element) => {
  const { color, outline, border, textDecoration, fontWeight, appearance } = getComputedStyle(element)
  return { color, outline, border, textDecoration, fontWeight, appearance }
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

test('a quantity has an edge, its focus a ring, and a button at the limit looks switched off', async () => {
  const [box] = await draw(
    <QuantityStepper value={1} max={5} onValueChange={() => {}} />,
    '[data-component=QuantityStepper] > span',
  )
  const [decrease, increase] = [...box!.querySelectorAll('button')]
  expect(getComputedStyle(box!).borderTopStyle).toBe('solid')
  expect(look(decrease!).color).toBe(systemColour('GrayText'))
  expect(look(increase!).color).not.toBe(systemColour('GrayText'))
  expect(getComputedStyle(box!).outlineStyle).toBe('none')
  box!.querySelector('input')!.focus()
  expect(getComputedStyle(box!).outlineStyle).toBe('solid')
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

test('distinguishes the chosen and the sold-out variants', async () => {
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

test('distinguishes the current page', async () => {
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

test('how strong a password is', async () => {
  const parts = await draw(
    <PasswordField label="Password" strength={{ score: 2, label: 'Fair' }} />,
    '[data-part="Strength"] > span:not(:first-child)',
  )
  const grounds = parts.slice(0, 4).map(part => getComputedStyle(part).backgroundColor)
  expect(grounds.map(ground => ground === systemColour('CanvasText'))).toEqual([true, true, false, false])
})

test('distinguishes the current entry of the shop and the account', async () => {
  const links = await draw(
    <>
      <NavMenu
        fixed={[
          { label: 'Home', href: '/' },
          { label: 'New', href: '/new' },
        ]}
        suggested={[]}
        currentHref="/"
      />
      <AccountLayout
        title="Orders"
        nav={[
          { label: 'Orders', href: '/orders', current: true },
          { label: 'Profile', href: '/profile' },
        ]}
      >
        x
      </AccountLayout>
    </>,
    'nav a',
  )
  const looks = links.map(look)
  expect(looks).toHaveLength(4)
  expect(looks[0]).not.toEqual(looks[1])
  expect(looks[2]).not.toEqual(looks[3])
})

test('draws an edge around overlays', async () => {
  const [note, avatar] = await draw(
    <>
      <Note tone="info">Back in June.</Note>
      <Avatar name="Mara" />
    </>,
    '[data-component="Note"], [data-component="Avatar"]',
  )
  for (const part of [note!, avatar!]) {
    const { outlineStyle, outlineColor } = getComputedStyle(part)
    expect([outlineStyle, outlineColor]).toEqual(['solid', systemColour('CanvasText')])
  }
})
