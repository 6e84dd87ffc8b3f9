import { Button } from '@stoa/ui/button'
import { render } from '@stoa/ui/testing'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PictureField } from '../picture-field/index.ts'
import { RichText } from '../rich-text/index.ts'
import { SaveBar } from '../save-bar/index.ts'
import { Stepper } from '../stepper/index.ts'
import { VariantSheet } from '../variant-sheet/index.ts'
import { FormPage, FormSection, showFirstFault } from './index.ts'

test('opens a step, removes a picture keeping the focus, and shows a phone’s preview by keyboard', async () => {
  await page.viewport(390, 844)
  const onValueChange = vi.fn()
  const onRemove = vi.fn()
  render(
    <FormPage preview={<p>The card</p>}>
      <Stepper
        steps={[
          { id: 'one', label: 'Shop', done: true },
          { id: 'two', label: 'Address', done: false },
        ]}
        value="two"
        onValueChange={onValueChange}
      />
      <FormSection title="Pictures">
        <PictureField
          label="Logo"
          name="Kiln"
          shape="wide"
          src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="
          onFile={() => {}}
          onRemove={onRemove}
        />
      </FormSection>
    </FormPage>,
  )
  await expect.element(page.getByRole('button', { name: /^Shop.*done$/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Address' })).toHaveAttribute('aria-current', 'step')
  page
    .getByRole('button', { name: /^Shop.*done$/ })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  expect(onValueChange).toHaveBeenCalledWith('one')

  page.getByRole('button', { name: 'Remove' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onRemove).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('button', { name: 'Change' })).toHaveFocus()

  const preview = page.getByRole('button', { name: 'Show the preview' })
  await expect.element(page.getByText('The card')).not.toBeVisible()
  preview.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The card')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Hide the preview' }))
    .toHaveAttribute('aria-expanded', 'true')
})

const price = { id: 'price', label: 'Price', kind: 'number' } as const
const groupOf = (label: string) => ({
  id: label,
  label,
  rows: Array.from({ length: 60 }, (_, at) => ({
    id: `${label} ${at}`,
    name: `${label} ${at}`,
    cells: { price: '1' },
  })),
})

/** A long form of which one part is wrong once Save is pressed. */
function LongForm({ wrong }: { wrong: 'field' | 'part' | 'late part' | 'cell' }) {
  const [isTried, setTried] = useState(false)
  const [isLoaded, setLoaded] = useState(wrong !== 'late part')
  const is = (...parts: (typeof wrong)[]) => isTried && parts.includes(wrong)
  return (
    <main>
      <Button
        onClick={() => {
          setTried(true)
          showFirstFault()
          requestAnimationFrame(() => requestAnimationFrame(() => setLoaded(true)))
        }}
      >
        Try
      </Button>
      <div style={{ blockSize: '300vh' }} />
      <TextField label="Name" error={is('field') ? 'Enter a name.' : undefined} />
      {isLoaded && (
        <RichText
          label="Story"
          value=""
          onValueChange={() => {}}
          error={is('part', 'late part') ? 'Too long.' : undefined}
        />
      )}
      <VariantSheet
        label="Variants"
        columns={[price]}
        groups={[groupOf('Moss'), groupOf('Lagoon')]}
        {...(is('cell') && { faults: { 'Lagoon 59': { price: '“x” isn’t an amount.' } } })}
        onCellsChange={() => {}}
      />
      <div style={{ blockSize: '300vh' }} />
      <SaveBar count={1} onSave={() => {}} onDiscard={() => {}} />
    </main>
  )
}

test.each([
  ['an invalid field', 'field', () => page.getByLabelText('Name')],
  ['a part without an invalid field', 'part', () => page.getByRole('textbox', { name: 'Story' })],
  ['a part that is still loading', 'late part', () => page.getByRole('textbox', { name: 'Story' })],
  ['a cell of a closed group, and opens it', 'cell', () => page.getByRole('gridcell', { name: /isn’t an/ })],
] as const)('leads to %s when saving fails, clear of the save bar', async (_what, wrong, found) => {
  await page.viewport(1280, 800)
  render(<LongForm wrong={wrong} />)
  const button = page.getByRole('button', { name: 'Try' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(found()).toHaveFocus()
  const { top, bottom } = found().element().getBoundingClientRect()
  const bar = page.getByRole('button', { name: 'Discard' }).element().getBoundingClientRect()
  expect(top).toBeGreaterThan(100)
  expect(bottom).toBeLessThan(bar.top)
})
