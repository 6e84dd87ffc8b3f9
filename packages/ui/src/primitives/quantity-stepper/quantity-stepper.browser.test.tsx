import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render, serve } from '../../../test/render.tsx'
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx'

const asked = vi.fn()
afterEach(() => asked.mockReset())

function Demo({ start = 2, ...props }: Partial<QuantityStepperProps> & { start?: number }) {
  const [quantity, setQuantity] = useState(start)
  return (
    <QuantityStepper
      productName="Cove mug"
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

const field = () => page.getByRole('spinbutton', { name: 'Quantity of Cove mug', exact: true })
const input = () => field().element() as HTMLInputElement
const increase = () => page.getByRole('button', { name: 'Increase quantity of Cove mug' })
const decrease = () => page.getByRole('button', { name: 'Decrease quantity of Cove mug' })
const message = () => document.querySelector('[data-component=QuantityStepper] [data-part=Message]')!

async function show(props: Partial<QuantityStepperProps> & { start?: number } = {}) {
  const shown = render(<Demo {...props} />)
  await expect.element(field()).toBeVisible()
  return shown
}

async function retype(text: string, leave = '{Tab}') {
  await field().click()
  await userEvent.keyboard(`{Control>}a{/Control}{Backspace}${text}${leave}`)
}

describe('in the server’s HTML', () => {
  const html = renderToString(
    <QuantityStepper value={2} max={3} name="quantity" productName="Cove mug" onValueChange={() => {}} />,
  )

  test('is one text field for digits with the role, the value and the limits of a spin button', () => {
    expect(html.match(/<input/g)).toHaveLength(1)
    for (const attribute of [
      'type="text"',
      'role="spinbutton"',
      'aria-valuenow="2"',
      'aria-valuemin="1"',
      'aria-valuemax="3"',
      'name="quantity"',
      'value="2"',
    ])
      expect(html).toContain(attribute)
    // React and Preact write it differently, and it is the same attribute.
    expect(html).toMatch(/inputmode="numeric"/i)
  })

  test('the field is still the same one after hydration, focus and a press', async () => {
    const { element, start } = serve(<Demo />)
    const before = element.querySelector('input')
    expect(start()).toEqual([])
    await increase().hover()
    await increase().click()
    await field().click()
    await expect.element(field()).toHaveValue('3')
    expect(input()).toBe(before)
  })
})

describe('typed before hydration', () => {
  test('commits a quantity that was typed and left before scripts loaded', async () => {
    const { start } = serve(<Demo max={9} />)
    await retype('7')
    expect(start()).toEqual([])
    await expect.element(field()).toHaveValue('7')
    await vi.waitFor(() => expect(asked.mock.calls).toEqual([[7]]))
  })

  test('keeps a quantity that is being typed while scripts load, and commits it on blur', async () => {
    const { start } = serve(<Demo max={90} />)
    await retype('4', '')
    expect(start()).toEqual([])
    await expect.element(increase()).toBeEnabled()
    await userEvent.keyboard('5')
    await expect.element(field()).toHaveValue('45')
    expect(asked).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveValue('45')
    expect(asked.mock.calls).toEqual([[45]])
  })

  test('restores the old quantity and gives the reason, if the input was no quantity', async () => {
    const { start } = serve(<Demo />)
    await retype('0')
    expect(start()).toEqual([])
    await expect.element(field()).toHaveValue('2')
    expect(message().textContent).toBe('Enter 1 or more')
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('by keyboard', () => {
  test('arrows step to both ends and come away from them', async () => {
    await show()
    input().focus()
    for (const [key, value] of [
      ['{ArrowDown}', '1'],
      ['{ArrowDown}', '1'],
      ['{ArrowUp}', '2'],
      ['{ArrowUp}', '3'],
      ['{ArrowUp}', '3'],
      ['{ArrowDown}', '2'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(field()).toHaveValue(value)
      await expect.element(field()).toHaveAttribute('aria-valuenow', value)
    }
    expect(asked.mock.calls.flat()).toEqual([1, 2, 3, 2])
  })

  test('Page Up and Page Down go by ten, Home and End to the limits', async () => {
    await show({ start: 5, max: 40 })
    input().focus()
    for (const [key, value] of [
      ['{PageUp}', '15'],
      ['{PageUp}', '25'],
      ['{PageDown}', '15'],
      ['{End}', '40'],
      ['{PageUp}', '40'],
      ['{Home}', '1'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(field()).toHaveValue(value)
    }
  })

  test('leaves End to the text field if stock is not tracked', async () => {
    await show({ max: undefined })
    input().focus()
    await userEvent.keyboard('{End}0{Enter}')
    await expect.element(field()).toHaveValue('20')
  })

  test('leaves keys with a modifier to the text field', async () => {
    await show()
    input().focus()
    await userEvent.keyboard('{Shift>}{Home}{/Shift}{Alt>}{ArrowUp}{/Alt}')
    await expect.element(field()).toHaveValue('2')
    expect(asked).not.toHaveBeenCalled()
  })

  test('an arrow goes on from what is typed', async () => {
    await show({ max: 30 })
    await retype('12', '{ArrowUp}')
    await expect.element(field()).toHaveValue('13')
    expect(asked.mock.calls).toEqual([[13]])
  })

  test('is one stop of the tab key', async () => {
    render(
      <>
        <button type="button">before</button>
        <Demo />
        <button type="button">after</button>
      </>,
    )
    await page.getByRole('button', { name: 'before' }).click()
    await userEvent.tab()
    await expect.element(field()).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus()
  })

  test('Enter commits what is typed and sends its form only when nothing is', async () => {
    const sent = vi.fn()
    render(
      <form
        onSubmit={event => {
          event.preventDefault()
          sent(new FormData(event.currentTarget).get('quantity'))
        }}
      >
        <Demo name="quantity" />
      </form>,
    )
    await expect.element(field()).toBeVisible()
    await retype('3', '{Enter}')
    expect(asked.mock.calls).toEqual([[3]])
    expect(sent).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(sent.mock.calls).toEqual([['3']])
  })
})

describe('typed', () => {
  test.each([
    ['3', '3', [3], ''],
    ['2', '2', [], ''],
    ['', '2', [], ''],
    ['0', '2', [], 'Enter 1 or more'],
    ['-3', '2', [], 'Enter 1 or more'],
    ['2.5', '2', [], 'Enter a whole number'],
    ['many', '2', [], 'Enter a whole number'],
    ['99', '3', [3], 'Only 3 in stock'],
  ])('%j leaves %s and says why', async (typed, value, calls, said) => {
    await show()
    await retype(typed)
    await expect.element(field()).toHaveValue(value)
    expect(asked.mock.calls.flat()).toEqual(calls)
    expect(message().textContent).toBe(said)
    if (said) {
      await expect.element(page.getByText(said)).toBeVisible()
      await expect.element(field()).toHaveAccessibleDescription(said)
    }
  })

  test('sends nothing before the quantity is committed', async () => {
    await show()
    await retype('3', '')
    await expect.element(field()).toHaveValue('3')
    expect(asked).not.toHaveBeenCalled()
  })

  test('the message goes with the next key and comes back, and a step takes it away', async () => {
    await show()
    await retype('99', '{Enter}')
    expect(message().textContent).toBe('Only 3 in stock')
    await userEvent.keyboard('9')
    await expect.poll(() => message().textContent).toBe('')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => message().textContent).toBe('Only 3 in stock')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => message().textContent).toBe('')
  })

  test('removes a quantity that the host rejects from the field', async () => {
    render(<QuantityStepper productName="Cove mug" value={2} max={9} onValueChange={asked} />)
    await expect.element(field()).toBeVisible()
    await retype('7')
    await expect.element(field()).toHaveValue('2')
    expect(asked.mock.calls).toEqual([[7]])
  })

  test('keeps the input while the value changes elsewhere', async () => {
    const stepper = (value: number) => (
      <QuantityStepper productName="Cove mug" value={value} max={9} onValueChange={asked} />
    )
    const { update } = render(stepper(2))
    await expect.element(field()).toBeVisible()
    await retype('7', '')
    update(stepper(5))
    await expect.element(field()).toHaveAttribute('aria-valuenow', '5')
    await expect.element(field()).toHaveValue('7')
    await userEvent.tab()
    expect(asked.mock.calls).toEqual([[7]])
  })

  test('one click on the field selects it, so that a digit replaces the quantity', async () => {
    await show()
    await field().click()
    await userEvent.keyboard('3{Enter}')
    expect(asked.mock.calls).toEqual([[3]])
  })
})

test('shows and accepts digits of the locale, and sends plain ones', async () => {
  render(
    <>
      <Demo max={9} />
      <QuantityStepper productName="Cup" name="cups" value={2} onValueChange={() => {}} />
    </>,
    { locale: 'ar-EG' },
  )
  await expect.element(field()).toHaveValue('٢')
  await expect.element(page.getByRole('spinbutton', { name: 'Quantity of Cup' })).toHaveValue('2')
  await retype('٧')
  await expect.element(field()).toHaveValue('٧')
  await retype('8')
  await expect.element(field()).toHaveValue('٨')
  expect(asked.mock.calls).toEqual([[7], [8]])
})

describe('by its buttons', () => {
  test('steps to both ends, and disables the buttons there', async () => {
    await show()
    await decrease().click()
    await expect.element(field()).toHaveValue('1')
    await expect.element(decrease()).toBeDisabled()
    await increase().click()
    await expect.element(field()).toHaveValue('2')
    await increase().click()
    await expect.element(field()).toHaveValue('3')
    await expect.element(increase()).toBeDisabled()
    // Why it goes no further.
    await expect.poll(() => message().textContent).toBe('Only 3 left')
    expect(message().getBoundingClientRect().width).toBeGreaterThan(40)
    await decrease().click()
    await expect.element(field()).toHaveValue('2')
    await expect.poll(() => message().textContent).toBe('2')
    expect(asked.mock.calls.flat()).toEqual([1, 2, 3, 2])
  })

  test('says the new quantity, which the focused button does not', async () => {
    await show({ max: 9 })
    await increase().click()
    await expect.poll(() => message().textContent).toBe('3')
    expect(message().getBoundingClientRect().width).toBeLessThanOrEqual(1)
  })

  test('a press goes on from what is typed', async () => {
    await show({ max: 30 })
    await retype('12', '')
    await increase().click()
    await expect.element(field()).toHaveValue('13')
    expect(asked.mock.calls.flat()).toEqual([12, 13])
  })

  test('a press that does not take the focus from the field goes on from what is typed', async () => {
    await show({ max: 30 })
    await retype('12', '')
    ;(increase().element() as HTMLElement).click()
    await expect.element(field()).toHaveValue('13')
    expect(asked.mock.calls.flat()).toEqual([13])
  })
})

test('keeps the size of its box during use, with a message below it, no wider', async () => {
  await show()
  const size = () => {
    const { width, height } = document
      .querySelector('[data-component=QuantityStepper] > span')!
      .getBoundingClientRect()
    return [width, height]
  }
  expect(size()).toEqual([122, 42])
  await retype('2.5')
  await expect.element(page.getByText('Enter a whole number')).toBeVisible()
  expect(size()).toEqual([122, 42])
  const whole = document.querySelector('[data-component=QuantityStepper]')!.getBoundingClientRect()
  expect(whole.width).toBe(122)
  expect(message().scrollWidth).toBeLessThanOrEqual(122)
})
