import { render } from '@stoa/ui/testing'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type OptionDraft, OptionEditor } from './index.ts'

const glaze: OptionDraft = {
  id: 'g',
  name: 'Glaze',
  values: [
    { id: 'l', name: 'Lagoon' },
    { id: 'e', name: 'Ember' },
  ],
}

let now: readonly OptionDraft[] = []
function Editor({ start, strict = false }: { start: readonly OptionDraft[]; strict?: boolean }) {
  const [options, setOptions] = useState(start)
  now = options
  return (
    <OptionEditor
      createId={() => crypto.randomUUID()}
      options={options}
      onValueChange={setOptions}
      strict={strict}
    />
  )
}

test('[SEL-04] creates an option with values by keyboard, and keeps a renamed value’s id', async () => {
  render(<Editor start={[glaze]} />)
  await page.getByRole('button', { name: 'Lagoon: rename, move or remove' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await expect.element(page.getByRole('textbox', { name: 'New name of Lagoon' })).toHaveFocus()
  await userEvent.keyboard('{Control>}a{/Control}Ember{Enter}')
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('“Ember” already exists.')
  await userEvent.keyboard('{Control>}a{/Control}Lake{Enter}')
  await expect.element(page.getByRole('button', { name: 'Lake: rename, move or remove' })).toBeVisible()
  expect(now[0]?.values[0]).toEqual({ id: 'l', name: 'Lake' })

  const add = page.getByRole('button', { name: 'Add an option' })
  ;(add.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Name of option 2' })).toHaveFocus()
  await userEvent.keyboard('glaze')
  await expect.element(page.getByText('Another option has this name already.')).toBeVisible()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(now.map(({ name }) => name)).toEqual(['glaze', 'Glaze'])
})

test('reports empty fields after an attempt to save', async () => {
  render(<Editor start={[{ id: 'n', name: '', values: [] }]} strict />)
  await expect.element(page.getByText('Give the option a name.')).toBeVisible()
  await expect.element(page.getByText('Add at least one value.')).toBeVisible()
})
