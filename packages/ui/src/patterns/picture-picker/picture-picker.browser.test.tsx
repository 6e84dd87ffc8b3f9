import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { PicturePicker, type PicturePickerProps } from './index.ts'

const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const png = (name: string) => new File(['x'], name, { type: 'image/png' })
const input = () => page.getByLabelText('Pictures', { exact: true })
const tiles = () => page.getByRole('listitem').elements().length

function show(props: Partial<PicturePickerProps> = {}) {
  const onValueChange = vi.fn()
  const onBusyChange = vi.fn()
  const upload = vi.fn(async ({ name }: File) => ({ id: name, previewUrl: src }))
  render(
    <form aria-label="Review">
      <textarea aria-label="Words" />
      <PicturePicker label="Pictures" {...{ upload, onValueChange, onBusyChange }} {...props} />
    </form>,
  )
  const ids = () => (onValueChange.mock.lastCall?.[0] as { id: string }[] | undefined)?.map(({ id }) => id)
  return { ids, upload, onBusyChange }
}

test('pictures are uploaded at once, announced, and handed over in the order they were chosen in', async () => {
  const ends: (() => void)[] = []
  const upload = ({ name }: File) =>
    new Promise<{ id: string; previewUrl: string }>(resolve => {
      ends.push(() => resolve({ id: name, previewUrl: src }))
    })
  const { ids, onBusyChange } = show({ upload })
  await input().upload([png('a.png'), png('b.png')])
  await expect.element(page.getByRole('progressbar', { name: 'Uploading picture 2' })).toBeVisible()
  expect(onBusyChange.mock.calls).toEqual([[true]])
  ends[1]?.()
  await expect.element(page.getByRole('status')).toHaveTextContent('Picture 2 was added.')
  expect(ids()).toEqual(['b.png'])
  ends[0]?.()
  await expect.poll(ids).toEqual(['a.png', 'b.png'])
  expect(onBusyChange.mock.calls).toEqual([[true], [false]])
})

test('says why an upload failed and allows trying again, while the others stay', async () => {
  const upload = vi
    .fn(async ({ name }: File) => ({ id: name, previewUrl: src }))
    .mockRejectedValueOnce(new Error('The marketplace does not answer.'))
  const { ids } = show({ upload })
  await input().upload([png('a.png'), png('b.png')])
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Couldn’t upload picture 1. The marketplace does not answer.')
  expect(ids()).toEqual(['b.png'])
  await page.getByRole('button', { name: 'Try again: picture 1' }).click()
  await expect.poll(ids).toEqual(['a.png', 'b.png'])
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
})

test('removes a picture by keyboard, and focuses the button that adds one', async () => {
  const defaultValue = ['one', 'two'].map(id => ({ id, previewUrl: src }))
  const { ids } = show({ defaultValue })
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Remove picture 1' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Add pictures' })).toHaveFocus()
  await expect.element(page.getByRole('status')).toHaveTextContent('The picture was removed.')
  expect(ids()).toEqual(['two'])
})

test('more than fit and what is no picture are left out, and it is said', async () => {
  const { ids } = show({ max: 2 })
  await input().upload(['a', 'b', 'c'].map(png))
  await expect.poll(ids).toEqual(['a', 'b'])
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You can add up to 2 pictures. The rest were skipped.')
  await expect
    .element(page.getByRole('button', { name: 'Add pictures' }))
    .toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Remove picture 2' }).click()
  const place = page.getByRole('group', { name: 'Pictures' }).element()
  const dropped = new DataTransfer()
  dropped.items.add(new File(['x'], 'notes.pdf', { type: 'application/pdf' }))
  place.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('notes.pdf isn’t a supported picture. Choose a JPEG, PNG, WebP or AVIF.')
  expect(tiles()).toBe(1)
})

test('accepts a dropped picture, and one pasted into the text of its form', async () => {
  const { ids } = show()
  const given = new DataTransfer()
  given.items.add(png('dropped.png'))
  const place = await page.getByRole('group', { name: 'Pictures' }).findElement()
  place.dispatchEvent(new DragEvent('drop', { dataTransfer: given, bubbles: true, cancelable: true }))
  await expect.poll(ids).toEqual(['dropped.png'])
  const copied = new DataTransfer()
  copied.items.add(png('pasted.png'))
  page
    .getByLabelText('Words')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: copied, bubbles: true }))
  await expect.poll(ids).toEqual(['dropped.png', 'pasted.png'])
})
