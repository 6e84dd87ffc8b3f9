import { render } from '@stoa/ui/testing'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RichText } from './index.ts'

let now = ''
function Text({ start }: { start: string }) {
  const [value, setValue] = useState(start)
  now = value
  return <RichText label="Description" value={value} onValueChange={setValue} />
}

test('[SEL-04] becomes live on focus, with a toolbar that arrows walk through', async () => {
  render(<Text start="<p>Thrown in <strong>Porto</strong></p>" />)
  expect(page.getByRole('toolbar').elements()).toHaveLength(0)
  await userEvent.keyboard('{Tab}')
  const text = page.getByRole('textbox', { name: 'Description' })
  await expect.element(page.getByRole('toolbar', { name: 'Format of Description' })).toBeVisible()
  await expect.element(text).toHaveFocus()
  await userEvent.keyboard('{Control>}a{/Control}Care{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('button', { name: 'Paragraph' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect
    .element(page.getByRole('button', { name: 'Heading', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
  expect(now).toBe('<h3>Care</h3>')
})

test('leaves the focus of a user who moved on before it was live', async () => {
  render(
    <>
      <Text start="" />
      <input aria-label="Price" />
    </>,
  )
  const text = page.getByRole('textbox', { name: 'Description' })
  const price = page.getByRole('textbox', { name: 'Price' })
  await expect.element(price).toBeVisible()
  ;(text.element() as HTMLElement).focus()
  ;(price.element() as HTMLElement).focus()
  await expect.element(page.getByRole('toolbar', { name: 'Format of Description' })).toBeVisible()
  await expect.element(price).toHaveFocus()
})

test('[SEL-04] a paste keeps what a description may have, and nothing else', async () => {
  render(<Text start="" />)
  await userEvent.keyboard('{Tab}')
  const text = page.getByRole('textbox', { name: 'Description' })
  await expect.element(page.getByRole('toolbar', { name: 'Format of Description' })).toBeVisible()
  await expect.element(text).toHaveFocus()
  const data = new DataTransfer()
  data.setData(
    'text/html',
    '<h1 onclick="x()">Care</h1><p style="color:red">By <b>hand</b> <a href="javascript:x()">here</a><script>x()</script><img src=x></p><table><tr><td>cell</td></tr></table>',
  )
  text
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.poll(() => now).toContain('<h3>Care</h3>')
  expect(now.replace(/<\/?(p|br|ul|ol|li|strong|em|h3|h4)( \/)?>/g, '')).not.toContain('<')
  expect(now).toContain('By <strong>hand</strong> here')
})

test('keeps what is typed while the editor loads, and the caret after it', async () => {
  render(<Text start="<p>Thrown in Porto</p>" />)
  const text = page.getByRole('textbox', { name: 'Description' })
  await expect.element(text).toBeVisible()
  const still = text.element() as HTMLElement
  still.focus()
  getSelection()!.collapse(still.querySelector('p')!.firstChild, 'Thrown '.length)
  document.execCommand('insertText', false, 'by hand ')
  await expect.element(page.getByRole('toolbar', { name: 'Format of Description' })).toBeVisible()
  expect(now).toBe('<p>Thrown by hand in Porto</p>')
  await userEvent.keyboard('again ')
  await expect.poll(() => now).toBe('<p>Thrown by hand again in Porto</p>')
})
