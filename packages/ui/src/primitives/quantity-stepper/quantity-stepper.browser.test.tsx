import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx'

let unmount = () => {}
afterEach(() => unmount())

async function show(node: ReactNode) {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  root.render(node)
  unmount = () => {
    root.unmount()
    box.remove()
  }
  await expect.element(field()).toBeVisible()
}

const asked = vi.fn()
afterEach(() => asked.mockReset())

function Demo({ start = 2, ...props }: Partial<QuantityStepperProps> & { start?: number }) {
  const [quantity, setQuantity] = useState(start)
  return (
    <QuantityStepper
      of="Cove mug"
      max={3}
      {...props}
      value={quantity}
      onValueChange={next => {
        asked(next)
        setQuantity(next)
      }}
    />
  )
}

const field = () => page.getByLabelText('Quantity of Cove mug', { exact: true })
const increase = () => page.getByRole('button', { name: 'Increase quantity of Cove mug' })
const decrease = () => page.getByRole('button', { name: 'Decrease quantity of Cove mug' })

/** React-aria's field says what it is; the browser's does not. */
const isFull = () => expect.element(field()).toHaveAttribute('aria-roledescription')

describe('before anyone comes near', () => {
  test('the server sends a whole number input with its limits', () => {
    const html = renderToString(
      <QuantityStepper value={2} max={3} name="quantity" onValueChange={() => {}} />,
    )
    expect(html).toContain('type="number"')
    expect(html).toMatch(/min="1"/)
    expect(html).toMatch(/max="3"/)
    expect(html).toMatch(/name="quantity"/)
    expect(html).toMatch(/value="2"/)
  })

  test('a press that no mouse announced still counts, once', async () => {
    await show(<Demo />)
    ;(increase().element() as HTMLElement).click()
    await expect.element(field()).toHaveValue(3)
    expect(asked.mock.calls).toEqual([[3]])
  })
})

describe('by keyboard', () => {
  // Regression of react-spectrum #8070: at either end the value stuck.
  test('goes 2 → 1 → 2 at the lower end and 2 → 3 → 2 at the upper', async () => {
    await show(<Demo />)
    await userEvent.tab()
    await isFull()
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(field()).toHaveValue('1')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(field()).toHaveValue('1')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field()).toHaveValue('2')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field()).toHaveValue('3')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field()).toHaveValue('3')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(field()).toHaveValue('2')
    expect(asked.mock.calls.flat()).toEqual([1, 2, 3, 2])
  })

  test.each([
    ['0', '1'],
    ['99', '3'],
    ['', '2'],
  ])('a typed %j becomes %s', async (typed, expected) => {
    await show(<Demo />)
    await userEvent.tab()
    await isFull()
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
    if (typed) await userEvent.keyboard(typed)
    await userEvent.tab()
    await expect.element(field()).toHaveValue(expected)
  })

  test('is one stop of the tab key', async () => {
    await show(
      <>
        <Demo />
        <button type="button">after</button>
      </>,
    )
    await userEvent.tab()
    await isFull()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus()
  })
})

describe('by mouse', () => {
  test('steps to both ends, where the buttons switch off', async () => {
    await show(<Demo />)
    await decrease().hover()
    await isFull()
    await decrease().click()
    await expect.element(field()).toHaveValue('1')
    await expect.element(decrease()).toBeDisabled()
    await increase().click()
    await expect.element(field()).toHaveValue('2')
    await increase().click()
    await expect.element(field()).toHaveValue('3')
    await expect.element(increase()).toBeDisabled()
    await decrease().click()
    await expect.element(field()).toHaveValue('2')
    expect(asked.mock.calls.flat()).toEqual([1, 2, 3, 2])
  })

  test('the box keeps its size when the full stepper takes over', async () => {
    await show(<Demo />)
    const box = () => document.querySelector('[data-component=QuantityStepper]')!.getBoundingClientRect()
    await expect.element(field()).toBeVisible()
    const before = box()
    await increase().hover()
    await isFull()
    expect([box().width, box().height]).toEqual([before.width, before.height])
    expect([before.width, before.height]).toEqual([122, 42])
  })
})
