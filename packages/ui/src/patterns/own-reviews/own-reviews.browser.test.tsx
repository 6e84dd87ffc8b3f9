import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { ReviewForm, type ReviewFormProps } from './index.ts'

const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const upload = async ({ name }: File) => ({ id: name, previewUrl: src })
const send = () => page.getByRole('button', { name: 'Publish the review' })

function show(props: Partial<ReviewFormProps> = {}) {
  const onSubmit = vi.fn()
  const onChange = vi.fn()
  render(
    <ReviewForm
      title="Your review"
      author="Mara"
      cancelHref="#back"
      {...{ upload, onSubmit, onValueChange: onChange }}
      {...props}
    />,
  )
  return { onSubmit, onChange }
}

test('asks for stars instead of sending without them, and accepts arrow keys', async () => {
  const { onSubmit, onChange } = show()
  await send().click()
  await expect.element(page.getByRole('radio', { name: '1 star: Poor' })).toHaveFocus()
  await expect.element(page.getByText('Choose a rating.')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: '4 stars: Very good' })).toBeChecked()
  await expect.element(page.getByText('Choose a rating.')).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: /^Title/ }).fill('It holds')
  await page.getByRole('textbox', { name: /^Your review/ }).fill('Well.')
  await expect.element(page.getByText('5 of 5,000 characters')).toBeVisible()
  await page
    .getByLabelText('Pictures')
    .first()
    .upload(new File(['x'], 'a.png', { type: 'image/png' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('Picture 1 was added.')
  await send().click()
  const review = { rating: 4, title: 'It holds', text: 'Well.', pictures: [{ id: 'a.png', previewUrl: src }] }
  expect(onSubmit.mock.calls).toEqual([[review]])
  expect(onChange.mock.lastCall).toEqual([review])
})

test('it waits for a picture that is on its way', async () => {
  const { onSubmit } = show({ defaultValue: { rating: 5 }, upload: () => new Promise(() => {}) })
  await page
    .getByLabelText('Pictures')
    .first()
    .upload(new File(['x'], 'a.png', { type: 'image/png' }))
  await send().click()
  await expect
    .element(page.getByText('A picture is still being uploaded. Send the review when it is there.'))
    .toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})
