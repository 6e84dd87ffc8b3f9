import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mugOptions, mugVariants } from '../../../fixtures/store-data.ts'
import type { VariantSelection } from './availability.ts'
import { VariantPicker } from './variant-picker.tsx'

const chosen = vi.fn()
let unmount = () => {}
afterEach(() => {
  unmount()
  chosen.mockReset()
})

function Demo() {
  const [value, setValue] = useState<VariantSelection>({ glaze: 'lagoon', size: '200' })
  return (
    <VariantPicker
      options={mugOptions}
      variants={mugVariants}
      value={value}
      onValueChange={(next, details) => {
        chosen(next, details)
        setValue(next)
      }}
    />
  )
}

function show() {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  root.render(<Demo />)
  unmount = () => {
    root.unmount()
    box.remove()
  }
}

const radio = (name: string) => page.getByRole('radio', { name, exact: true })

test('moves and chooses within a group by arrows, and moves to the next group by Tab', async () => {
  show()
  await expect.element(page.getByRole('group', { name: /Glaze/ })).toBeVisible()
  await userEvent.tab()
  await expect.element(radio('Lagoon')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(radio('Rust')).toBeChecked()
  await expect.element(radio('Rust')).toHaveFocus()
  expect(chosen).toHaveBeenLastCalledWith(
    { glaze: 'rust', size: '200' },
    { optionId: 'glaze', valueId: 'rust' },
  )
  await userEvent.tab()
  await expect.element(radio('200 ml')).toHaveFocus()
})

test('strikes through values that cannot be bought, which can still be focused and chosen', async () => {
  show()
  await expect.element(radio('450 ml sold out')).toBeVisible()
  const block = () => radio('450 ml sold out').element().closest('label')!
  expect(getComputedStyle(block()).textDecorationLine).toBe('line-through')
  expect(getComputedStyle(block()).borderTopStyle).toBe('dashed')
  await radio('200 ml').click()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(radio('450 ml sold out')).toBeChecked()
  await expect.element(radio('450 ml sold out')).toHaveFocus()
})

test('availability follows the other choices', async () => {
  show()
  await expect.element(radio('Ink sold out in 200 ml')).toBeVisible()
  await radio('320 ml').click()
  await expect.element(radio('Ink')).toBeVisible()
})
