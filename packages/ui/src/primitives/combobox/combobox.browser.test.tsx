import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { Combobox } from './index.ts'

const items = [
  { value: 'mugs', label: 'Mugs', description: 'Kitchen' },
  { value: 'bowls', label: 'Bowls', description: 'Kitchen' },
  { value: 'vases', label: 'Vases', description: 'Décoration' },
]

function Category() {
  const [value, setValue] = useState<string | null>('mugs')
  return <Combobox label="Category" items={items} value={value} onValueChange={setValue} name="category" />
}

const field = page.getByRole('combobox', { name: 'Category' })
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) })

beforeEach(async () => {
  render(<Category />)
  await expect.element(field).toHaveValue('Mugs')
  ;(field.element() as HTMLElement).focus()
})

// https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
test('arrows walk round the list, Enter chooses, the focus stays in the field', async () => {
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field).toHaveAttribute('aria-activedescendant', option('Bowls').element().id)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(field).toHaveAttribute('aria-activedescendant', option('Vases').element().id)
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Vases')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveFocus()
  expect(document.querySelector<HTMLInputElement>('[name=category]')?.value).toBe('vases')
})

test('ignores accents, restores the choice on Escape, and clears it with an emptied field', async () => {
  await field.fill('decor')
  expect(page.getByRole('option').elements()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('Mugs')
  await field.fill('')
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('')
  expect(document.querySelector<HTMLInputElement>('[name=category]')?.value).toBe('')
})

test('leaves Enter and Escape to an input method', async () => {
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const walked = option('Bowls').element().id
  for (const key of ['Enter', 'Escape'])
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      field
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...composing }))
  await expect.element(field).toHaveAttribute('aria-activedescendant', walked)
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await expect.element(field).toHaveValue('Mugs')
})

test('a search that stays open begins at the choice, and then takes the first result', async () => {
  render(<Combobox inline label="Country" items={items} value="vases" onValueChange={() => {}} />)
  const search = page.getByRole('combobox', { name: 'Country' })
  await expect.element(option('Vases')).toBeVisible()
  await expect.element(search).toHaveAttribute('aria-activedescendant', option('Vases').element().id)
  await search.fill('m')
  await expect.element(search).toHaveAttribute('aria-activedescendant', option('Mugs').element().id)
})

const chips = () => page.getByRole('button', { name: /^Remove/ }).elements()
const chip = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
const sent = () => [...document.querySelectorAll<HTMLInputElement>('[name=shelf]')].map(({ value }) => value)

function Shelves() {
  const [value, setValue] = useState<readonly string[]>(['mugs'])
  return (
    <Combobox multiple label="Shelves" items={items} value={value} onValueChange={setValue} name="shelf" />
  )
}

describe('with several choices', () => {
  const shelves = page.getByRole('combobox', { name: 'Shelves' })
  beforeEach(async () => {
    render(<Shelves />)
    await shelves.click()
  })

  test('keeps the list open, marks what is chosen, and removes it when it is chosen again', async () => {
    await shelves.fill('vas')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(shelves).toHaveValue('')
    await expect.element(shelves).toHaveAttribute('aria-expanded', 'true')
    await expect.element(option('Vases')).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByText('Vases added')).toBeInTheDocument()
    expect(sent()).toEqual(['mugs', 'vases'])
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Vases removed')).toBeInTheDocument()
    expect(sent()).toEqual(['mugs'])
  })

  test('removes chips with Backspace and Delete, and focuses the nearest part that remains', async () => {
    await option('Bowls').click()
    await option('Vases').click()
    expect(chips()).toHaveLength(3)
    await userEvent.keyboard('{Backspace}')
    await expect.element(chip('Vases')).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(chip('Mugs')).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect.element(chip('Bowls')).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect.element(shelves).toHaveFocus()
    expect(sent()).toEqual([])
  })
})
