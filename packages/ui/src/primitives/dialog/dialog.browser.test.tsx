import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { Button } from '../button/index.ts'
import { TextField } from '../text-field/index.ts'
import { Dialog } from './index.ts'

test('a dialog longer than the screen keeps its buttons in sight, and no focus under them', async () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Everything about it" actions={<Button>Save</Button>}>
      {Array.from({ length: 40 }, (_, index) => (
        <TextField key={String(index)} label={`Field ${index}`} />
      ))}
    </Dialog>,
  )
  const save = page.getByRole('button', { name: 'Save' })
  await expect.element(save).toBeInViewport({ ratio: 1 })
  const dialog = page.getByRole('dialog').element()
  expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
  for (const at of [12, 25, 39]) {
    const field = page.getByRole('textbox', { name: `Field ${at}`, exact: true }).element() as HTMLElement
    field.focus()
    expect(field.getBoundingClientRect().bottom).toBeLessThan(save.element().getBoundingClientRect().top)
  }
  await expect.element(save).toBeInViewport({ ratio: 1 })
})
