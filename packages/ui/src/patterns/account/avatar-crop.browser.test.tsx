import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { AvatarCrop } from './index.ts'

// In a file of its own: once fetched, the dialog's code is there for the whole page.
const picture = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=', width: 528, height: 264 }

test('the dialog’s code is waited for, its failure said, and tried again', async () => {
  const onOpenChange = vi.fn()
  await commands.hold('**/avatar-crop-dialog.tsx*')
  render(<AvatarCrop picture={picture} onSubmit={() => {}} onOpenChange={onOpenChange} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Opening the picture')
  await commands.refuseHeld()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Couldn’t open the picture. Check your connection and try again.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onOpenChange.mock.calls).toEqual([[false]])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Choose what is shown' })).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
