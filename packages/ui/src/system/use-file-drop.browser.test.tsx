import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { type FileDropOptions, useFileDrop } from './use-file-drop.ts'

function Place(options: FileDropOptions) {
  const root = useRef<HTMLFieldSetElement>(null)
  const { isOver, handlers } = useFileDrop(root, options)
  return (
    <fieldset ref={root} aria-label="Place" data-over={isOver} {...handlers}>
      <span>Part</span>
    </fieldset>
  )
}

const file = (name: string, type: string) => new File(['x'], name, { type })
const filesOf = (...files: File[]) => {
  const data = new DataTransfer()
  for (const one of files) data.items.add(one)
  return data
}
const text = () => {
  const data = new DataTransfer()
  data.setData('text/plain', 'words')
  return data
}
const names = (onFiles: ReturnType<typeof vi.fn>) =>
  onFiles.mock.calls.map(([files]) => (files as File[]).map(({ name }) => name))

const dispatch = (target: Element, type: string, dataTransfer: DataTransfer, relatedTarget?: Element) => {
  const init = { dataTransfer, bubbles: true, cancelable: true, relatedTarget: relatedTarget ?? null }
  const event = new DragEvent(type, init)
  target.dispatchEvent(event)
  return event
}

async function show(options: Partial<FileDropOptions> = {}) {
  const onFiles = vi.fn()
  render(<Place onFiles={onFiles} {...options} />)
  const place = await page.getByRole('group', { name: 'Place' }).findElement()
  return { place, part: place.querySelector('span')!, onFiles }
}

test('marks the place while files are over it and its parts', async () => {
  const { place, part, onFiles } = await show()
  dispatch(place, 'dragenter', filesOf(file('a.png', 'image/png')))
  await expect.element(page.getByRole('group')).toHaveAttribute('data-over', 'true')
  dispatch(place, 'dragleave', filesOf(), part)
  await expect.element(page.getByRole('group')).toHaveAttribute('data-over', 'true')
  dispatch(place, 'dragleave', filesOf(), document.body)
  await expect.element(page.getByRole('group')).toHaveAttribute('data-over', 'false')
  expect(onFiles).not.toHaveBeenCalled()
})

test('takes the files that are dropped, and leaves text to the browser', async () => {
  const { part, onFiles } = await show()
  expect(dispatch(part, 'dragover', text()).defaultPrevented).toBe(false)
  expect(dispatch(part, 'drop', text()).defaultPrevented).toBe(false)
  expect(dispatch(part, 'dragover', filesOf(file('a.csv', 'text/csv'))).defaultPrevented).toBe(true)
  expect(dispatch(part, 'drop', filesOf(file('a.csv', 'text/csv'))).defaultPrevented).toBe(true)
  expect(names(onFiles)).toEqual([['a.csv']])
})

test('takes only the pasted files that are wanted', async () => {
  const { part, onFiles } = await show({ isWanted: ({ type }) => type.startsWith('image/') })
  const paste = (clipboardData: DataTransfer) =>
    part.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  paste(filesOf(file('a.csv', 'text/csv')))
  paste(filesOf(file('a.csv', 'text/csv'), file('b.png', 'image/png')))
  expect(names(onFiles)).toEqual([['b.png']])
})
