import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { Button } from '../button/index.ts'
import { Form } from '../form/index.ts'
import { TextField } from '../text-field/index.ts'
import { Select } from './index.ts'

const reasons = [
  { value: '', label: 'Please choose', disabled: true },
  { value: 'worn', label: 'It is worn' },
]

test('reports a missing choice at the field and focuses it, until a choice is made', async () => {
  const sent: Record<string, string>[] = []
  render(
    <Form onSubmit={data => sent.push(data)}>
      <Select label="Why?" name="why" required missing="Say why." defaultValue="" options={reasons} />
      <TextField label="What happened?" name="text" required />
      <Button type="submit">Send</Button>
    </Form>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  const why = page.getByRole('combobox', { name: 'Why?' })
  await expect.element(why).toHaveFocus()
  await expect.element(why).toHaveAttribute('aria-invalid', 'true')
  await expect.element(why).toHaveAccessibleDescription('Say why.')
  await userEvent.selectOptions(why, 'worn')
  await expect.element(why).not.toHaveAttribute('aria-invalid')
  await userEvent.fill(page.getByRole('textbox', { name: 'What happened?' }), 'It broke.')
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  expect(sent).toEqual([{ why: 'worn', text: 'It broke.' }])
})

test('focuses an earlier invalid field first', async () => {
  render(
    <Form onSubmit={() => {}}>
      <TextField label="What happened?" name="text" required />
      <Select label="Why?" name="why" required defaultValue="" options={reasons} />
      <Button type="submit">Send</Button>
    </Form>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await expect.element(page.getByRole('textbox', { name: 'What happened?' })).toHaveFocus()
  await expect
    .element(page.getByRole('combobox', { name: 'Why?' }))
    .toHaveAccessibleDescription(/choose an option/i)
})
