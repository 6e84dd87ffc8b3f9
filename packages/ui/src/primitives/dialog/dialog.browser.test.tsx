import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { Button } from '../button/index.ts'
import { TextField } from '../text-field/index.ts'
import { ConfirmDialog, Dialog } from './index.ts'

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

/** A list of which a dialog deletes, and to which another adds once its answer has come. */
function Team() {
  const [people, setPeople] = useState(['Ines'])
  const [asked, setAsked] = useState<'add' | 'remove'>()
  const close = () => setAsked(undefined)
  return (
    <section aria-label="Team">
      <Button onClick={() => setAsked('add')}>Invite</Button>
      {people.map(name => (
        <Button key={name} onClick={() => setAsked('remove')}>{`Remove ${name}`}</Button>
      ))}
      {asked === 'add' && (
        <Dialog open onOpenChange={close} title="Invite somebody">
          <form
            onSubmit={async event => {
              event.preventDefault()
              await Promise.resolve()
              setPeople(['Ines', 'Owen'])
              close()
            }}
          >
            <TextField label="Email" autoFocus />
          </form>
        </Dialog>
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title="Remove Ines?"
          confirm="Remove"
          cancel="Keep"
          onConfirm={() => setPeople([])}
        />
      )}
    </section>
  )
}

test('returns the focus from a dialog that was open from the start and closes automatically', async () => {
  render(<Team />)
  const invite = page.getByRole('button', { name: 'Invite' })
  await expect.element(invite).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Remove Owen' })).toBeVisible()
  await expect.element(invite).toHaveFocus()
})

test('keeps the focus in the same part of the page if the dialog’s action removes its trigger', async () => {
  render(<Team />)
  const remove = page.getByRole('button', { name: 'Remove Ines' })
  await expect.element(remove).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(remove).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Team' })).toHaveFocus()
})
