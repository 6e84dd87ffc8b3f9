import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, render } from '../../../test/render.tsx'
import { Button } from '../button/index.ts'
import { TextField } from '../text-field/index.ts'
import { ConfirmDialog, Dialog, Drawer } from './index.ts'

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
  await expect.element(page.getByRole('textbox', { name: 'Field 0', exact: true })).toHaveFocus()
  const dialog = document.querySelector('[data-component="Dialog"]') as Element
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

test('stays open if its host keeps it open, however often Escape is pressed', async () => {
  const onOpenChange = vi.fn()
  render(
    <Dialog open onOpenChange={onOpenChange} title="Sending">
      <input type="file" aria-label="File" />
    </Dialog>,
  )
  const dialog = page.getByRole('dialog', { name: 'Sending' })
  await expect.element(page.getByLabelText('File')).toHaveFocus()
  // A canceled choice of files isn't about the dialog, though its event has the same name.
  page
    .getByLabelText('File')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }))
  expect(onOpenChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}{Escape}{Escape}')
  ;(dialog.element() as HTMLDialogElement).close()
  await eventually(() => expect(onOpenChange).toHaveBeenCalledTimes(4))
  await eventually(() => expect(dialog.element().matches(':modal')).toBe(true))
})

test('closes at a press on what covers the page, which does not scroll until then', async () => {
  const onOpenChange = vi.fn()
  const { update } = render(
    <Dialog open onOpenChange={onOpenChange} title="Sure?" description="Nothing is lost." />,
  )
  const scrolling = () => getComputedStyle(document.documentElement).overflowY
  await userEvent.click(page.getByText('Nothing is lost.'))
  expect([onOpenChange.mock.calls.length, scrolling()]).toEqual([0, 'hidden'])
  await userEvent.click(document.body, { position: { x: 5, y: 5 } })
  expect(onOpenChange.mock.calls).toEqual([[false]])
  update(null)
  await eventually(() => expect(scrolling()).toBe('visible'))
})

/** A dialog with another one that is opened from it. */
function Nested() {
  const [open, setOpen] = useState({ outer: true, inner: false })
  return (
    <Dialog
      open={open.outer}
      onOpenChange={outer => setOpen({ ...open, outer })}
      title="Outer"
      actions={<Button onClick={() => setOpen({ ...open, inner: true })}>More</Button>}
    >
      <Dialog open={open.inner} onOpenChange={inner => setOpen({ ...open, inner })} title="Inner" />
    </Dialog>
  )
}

test('closes the upper one of two dialogs on Escape and returns to the lower one', async () => {
  render(<Nested />)
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Inner' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Inner' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('stays in the shadow root of the part that opened it', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host.attachShadow({ mode: 'open' }))
  root.render(<Dialog open onOpenChange={() => {}} title="Inside" />)
  await eventually(() =>
    expect(host.shadowRoot?.querySelector('dialog:modal h2')?.textContent).toBe('Inside'),
  )
  root.unmount()
  host.remove()
})

/** A page with a drawer that has a link and a button. */
function Menu({ onFollow }: { onFollow: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Menu">
        <a
          href="/elsewhere"
          onClick={event => {
            event.preventDefault()
            close()
            onFollow()
          }}
        >
          Elsewhere
        </a>
        <button type="button" onClick={close}>
          Close
        </button>
      </Drawer>
    </>
  )
}

describe('Back', () => {
  const menu = page.getByRole('button', { name: 'Menu' })
  const drawer = page.getByRole('dialog')
  /** State that the host's router keeps in its entry. */
  const own = { idx: 3, key: 'page' }
  const heard = vi.fn()
  beforeEach(() => {
    history.replaceState(own, '')
    heard.mockClear()
    window.addEventListener('popstate', heard)
  })
  afterEach(() => {
    window.removeEventListener('popstate', heard)
    history.replaceState(null, '')
  })

  test('closes a drawer and is not heard by the host’s router, whose state stays', async () => {
    render(<Menu onFollow={() => {}} />, { closeOnBack: true })
    for (const isClosedByBack of [true, false, true]) {
      await menu.click()
      await expect.element(drawer).toBeVisible()
      await eventually(() => expect(history.state).toMatchObject({ ...own, stoaLayer: expect.any(String) }))
      if (isClosedByBack) history.back()
      else await userEvent.keyboard('{Escape}')
      await expect.element(drawer).not.toBeInTheDocument()
      await eventually(() => expect(history.state).toEqual(own))
    }
    expect(heard).not.toHaveBeenCalled()
  })

  test('has left the drawer’s entry before a link in the drawer is followed', async () => {
    const left = vi.fn()
    render(<Menu onFollow={() => left(history.state)} />, { closeOnBack: true })
    await menu.click()
    await eventually(() => expect(history.state).toHaveProperty('stoaLayer'))
    await page.getByRole('link', { name: 'Elsewhere' }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    expect(left.mock.calls).toEqual([[own]])
    expect(heard).not.toHaveBeenCalled()
  })

  test('adds nothing to the history of a host that didn’t ask for it', async () => {
    render(<Menu onFollow={() => {}} />)
    const before = history.length
    await menu.click()
    await expect.element(drawer).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    expect([history.length, history.state]).toEqual([before, own])
  })
})
