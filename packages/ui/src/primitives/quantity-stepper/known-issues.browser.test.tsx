import { useState } from 'react'
import { Button, Group, Input, NumberField } from 'react-aria-components/NumberField'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { QuantityStepper } from './index.ts'

const field = () => page.getByLabelText('Quantity', { exact: true })

/** From 2 to the upper end and back, and to the lower one and back, by its buttons. */
async function walk(): Promise<string[]> {
  const values: string[] = []
  for (const name of [/^Increase/, /^Decrease/, /^Decrease/, /^Increase/]) {
    await userEvent.click(page.getByRole('button', { name }))
    values.push((field().element() as HTMLInputElement).value)
  }
  return values
}

function Ours() {
  const [value, setValue] = useState(2)
  return <QuantityStepper value={value} max={3} onValueChange={setValue} />
}

function Bare() {
  const [value, setValue] = useState(2)
  return (
    <NumberField
      aria-label="Quantity"
      value={value}
      onChange={setValue}
      minValue={1}
      maxValue={3}
      validationBehavior="aria"
    >
      <Group>
        <Button slot="decrement" aria-label="Decrease">
          -
        </Button>
        <Input />
        <Button slot="increment" aria-label="Increase">
          +
        </Button>
      </Group>
    </NumberField>
  )
}

// Open there, and gone from what we use: native validation stays because nothing speaks for the other any more.
describe('react-spectrum #8070: at its ends the value stuck under validation by aria', () => {
  const whole = ['3', '2', '1', '2']

  test('ours, by native validation, comes away from both', async () => {
    render(<Ours />)
    await expect.element(field()).toBeVisible()
    await userEvent.click(field())
    await expect.element(field()).toHaveAttribute('aria-roledescription')
    expect(await walk()).toEqual(whole)
  })

  test('the engine alone does so too, since 1.22', async () => {
    render(<Bare />)
    await expect.element(field()).toBeVisible()
    expect(await walk()).toEqual(whole)
  })
})
