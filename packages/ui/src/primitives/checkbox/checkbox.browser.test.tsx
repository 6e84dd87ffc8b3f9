import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { Checkbox } from './index.ts'

const colours = (name: string) => {
  const { backgroundColor, borderColor } = getComputedStyle(page.getByRole('checkbox', { name }).element())
  return [backgroundColor, borderColor]
}

test('looks disabled in each of its states', async () => {
  render(
    <>
      <Checkbox label="Off" disabled />
      <Checkbox label="On" checked disabled />
      <Checkbox label="Mixed" mixed disabled />
      <Checkbox label="Ready" mixed />
    </>,
  )
  await expect.element(page.getByRole('checkbox', { name: 'Mixed' })).toBePartiallyChecked()
  expect(colours('On')).toEqual(colours('Off'))
  expect(colours('Mixed')).toEqual(colours('Off'))
  expect(colours('Ready')).not.toEqual(colours('Off'))
})
