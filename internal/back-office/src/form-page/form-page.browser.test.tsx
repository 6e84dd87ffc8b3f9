import { render } from '@stoa/ui/testing'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PictureField } from '../picture-field/index.ts'
import { Stepper } from '../stepper/index.ts'
import { FormPage, FormSection } from './index.ts'

test('opens a step, removes a picture keeping the focus, and shows a phone’s preview by keyboard', async () => {
  await page.viewport(390, 844)
  const onStep = vi.fn()
  const onRemove = vi.fn()
  render(
    <FormPage preview={<p>The card</p>}>
      <Stepper
        steps={[
          { id: 'one', label: 'Shop', done: true },
          { id: 'two', label: 'Address', done: false },
        ]}
        current="two"
        onStep={onStep}
      />
      <FormSection title="Pictures">
        <PictureField
          label="Logo"
          name="Kiln"
          shape="wide"
          src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="
          onChoose={() => {}}
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
  expect(onStep).toHaveBeenCalledWith('one')

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
