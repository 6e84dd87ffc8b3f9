import { render } from '@stoa/ui/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PictureStrip, type StripPicture } from './index.ts'

const strip: StripPicture[] = ['a', 'b', 'c'].map(id => ({ id, alt: '', picture: null, state: 'done' }))

test('[SEL-04] pictures are moved by keys and by menu, pasted, tried again and removed', async () => {
  const told: string[] = []
  render(
    <PictureStrip
      label="Pictures of the product"
      pictures={[...strip.slice(0, 2), { ...strip[2]!, state: 'failed', problem: 'It was cut off.' }]}
      onFiles={files => told.push(`files ${files.map(({ name }) => name).join()}`)}
      onMove={(from, to) => told.push(`move ${String(from)} ${String(to)}`)}
      onAltChange={(id, alt) => told.push(`alt ${id} ${alt}`)}
      onRemove={id => told.push(`remove ${id}`)}
      onRetry={id => told.push(`retry ${id}`)}
    />,
  )
  await expect.element(page.getByText('First')).toBeVisible()
  await expect.element(page.getByText('It was cut off.')).toBeVisible()
  const words = page.getByRole('textbox', { name: 'Description of picture 2' })
  ;(words.element() as HTMLElement).focus()
  await userEvent.keyboard('x{Alt>}{ArrowUp}{/Alt}')
  await page.getByRole('button', { name: 'Move picture 1' }).click()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await page.getByRole('button', { name: 'Try again: picture 3' }).click()
  const data = new DataTransfer()
  data.items.add(new File(['x'], 'one.jpg', { type: 'image/jpeg' }))
  data.items.add(new File(['x'], 'two.gif', { type: 'image/gif' }))
  words
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.element(page.getByText(/two\.gif isn’t a supported picture/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove picture 1' }).click()
  await expect.element(page.getByRole('button', { name: 'Add pictures' })).toHaveFocus()
  expect(told).toEqual(['alt b x', 'move 1 0', 'move 0 1', 'retry c', 'files one.jpg', 'remove a'])
})
