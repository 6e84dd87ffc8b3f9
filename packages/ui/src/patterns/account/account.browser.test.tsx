import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import {
  AddressCard,
  AddressForm,
  type AddressFormProps,
  AvatarCrop,
  AvatarField,
  SessionList,
} from './index.ts'

const countries = [
  { value: 'DE', label: 'Germany' },
  { value: 'US', label: 'United States' },
]

test('the address form hands over trimmed data and what is empty as empty', async () => {
  const onSubmit = vi.fn()
  render(<AddressForm title="New address" countries={countries} onSubmit={onSubmit} />)
  await expect.element(page.getByLabelText('Full name')).toHaveFocus()
  await page.getByLabelText('Full name').fill('  Mara Lindqvist ')
  await page.getByLabelText('Country').selectOptions('US')
  await page.getByLabelText('Street address').fill('12 Colonnade Street')
  await page.getByLabelText('City').fill('Portland')
  await page.getByLabelText('Phone').fill('+1 503 555 0147')
  await page.getByRole('checkbox', { name: 'Use as my default address' }).click()
  await userEvent.keyboard('{Tab}')
  await page.getByRole('button', { name: 'Save address' }).click()
  expect(onSubmit.mock.calls).toEqual([
    [
      {
        fullName: 'Mara Lindqvist',
        phone: '+1 503 555 0147',
        line1: '12 Colonnade Street',
        line2: '',
        district: '',
        city: 'Portland',
        region: '',
        postalCode: '',
        countryCode: 'US',
        isDefault: true,
      },
    ],
  ])
})

const american = [
  { part: 'line1', name: 'line1', isRequired: true },
  { part: 'city', name: 'city', isRequired: true },
  { part: 'region', name: 'state', isRequired: true, options: [{ value: 'OR', label: 'Oregon' }] },
  { part: 'postalCode', name: 'zip', isRequired: true },
] as const
const british = [
  { part: 'line1', name: 'line1', isRequired: true },
  { part: 'district', name: 'suburb', isRequired: false },
  { part: 'city', name: 'post_town', isRequired: true },
] as const

function AddressOfCountry({ onSubmit }: Pick<AddressFormProps, 'onSubmit'>) {
  const [country, setCountry] = useState('US')
  return (
    <AddressForm
      title="New address"
      countries={countries}
      parts={country === 'US' ? american : british}
      defaultValue={{ fullName: 'Mara', phone: '(503) 555-0147 ext. 12', countryCode: 'US' }}
      onCountryChange={setCountry}
      onSubmit={onSubmit}
    />
  )
}

test('asks for what the country has, and keeps all but the region when it changes', async () => {
  const onSubmit = vi.fn()
  render(<AddressOfCountry onSubmit={onSubmit} />)
  await page.getByLabelText('Street address').fill('12 Colonnade Street')
  await page.getByLabelText('City').fill('Portland')
  await page.getByLabelText('ZIP code').fill('97205')
  await page.getByRole('button', { name: 'Save address' }).click()
  // The state is missing.
  expect(onSubmit).not.toHaveBeenCalled()
  await page.getByLabelText('State').selectOptions('OR')
  await page.getByLabelText('Country').selectOptions('DE')
  await expect.element(page.getByLabelText('Town')).toHaveValue('Portland')
  expect(page.getByLabelText('ZIP code').elements()).toHaveLength(0)
  const suburb = page.getByRole('textbox', { name: 'Suburb optional' })
  await expect.element(suburb).toHaveAttribute('autocomplete', 'address-level3')
  await suburb.fill('Headingley')
  await page.getByLabelText('Country').selectOptions('US')
  await expect.element(page.getByLabelText('State')).toHaveValue('')
  await page.getByLabelText('State').selectOptions('OR')
  await page.getByRole('button', { name: 'Save address' }).click()
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    // The new country has no such field.
    district: '',
    city: 'Portland',
    region: 'OR',
    postalCode: '97205',
    phone: '(503) 555-0147 ext. 12',
  })
})

test('keeps what an old address has beyond its country’s fields, until the country changes', async () => {
  const onSubmit = vi.fn()
  const kent = { district: 'Headingley', region: 'Kent', postalCode: 'LS1 5AB' }
  const address = { fullName: 'Mara', phone: '555 0147', line1: 'Street 1', city: 'Leeds', countryCode: 'DE' }
  render(
    <AddressForm
      title="Edit address"
      countries={countries}
      parts={british}
      defaultValue={{ ...address, ...kent }}
      onSubmit={onSubmit}
    />,
  )
  await page.getByLabelText('Phone').fill('555 0148')
  await page.getByRole('button', { name: 'Save address' }).click()
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ ...address, ...kent, phone: '555 0148' })
  await page.getByLabelText('Country').selectOptions('US')
  await page.getByRole('button', { name: 'Save address' }).click()
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ region: '', postalCode: '', countryCode: 'US' })
})

test('reports a phone number with letters at its field and keeps the input', async () => {
  const onSubmit = vi.fn()
  render(
    <AddressForm
      title="Edit address"
      countries={countries}
      defaultValue={{ fullName: 'Mara', line1: 'Street 1', city: 'Hamburg', countryCode: 'DE' }}
      onSubmit={onSubmit}
    />,
  )
  await page.getByLabelText('Phone').fill('call me')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect.element(page.getByLabelText('Phone')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText('Phone')).toHaveFocus()
  await expect.element(page.getByLabelText('City')).toHaveValue('Hamburg')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('names the address in a card’s buttons, and offers no Make default for the default', async () => {
  const onRemove = vi.fn()
  const address = { id: 'a', fullName: 'Mara', phone: '1234', lines: ['Street 1'], isDefault: true }
  render(<AddressCard address={address} onEdit={() => {}} onRemove={onRemove} onMakeDefault={() => {}} />)
  await page.getByRole('button', { name: 'Delete the address of Mara, Street 1' }).click()
  expect(onRemove).toHaveBeenCalledOnce()
  expect(page.getByRole('button', { name: /Make/ }).elements()).toHaveLength(0)
})

test('every device but this one can be logged out', async () => {
  const onEnd = vi.fn()
  render(
    <SessionList
      onLogOut={onEnd}
      sessions={[
        { id: '1', device: 'Chrome on Linux', detail: 'Now', isCurrent: true },
        { id: '2', device: 'Safari on iPhone', detail: 'Yesterday', isCurrent: false },
      ]}
    />,
  )
  await page.getByRole('button', { name: 'Log out Safari on iPhone' }).click()
  expect(page.getByRole('button').elements()).toHaveLength(1)
  expect(onEnd.mock.calls).toEqual([['2']])
})

test('a chosen picture is handed over, and the same one can be chosen again', async () => {
  const onChoose = vi.fn()
  render(<AvatarField name="Mara" onFile={onChoose} />)
  const file = new File(['x'], 'me.png', { type: 'image/png' })
  await page.getByLabelText('Picture').upload(file)
  await page.getByLabelText('Picture').upload(file)
  expect(onChoose).toHaveBeenCalledTimes(2)
  expect(onChoose.mock.calls[0]?.[0].name).toBe('me.png')
})

test('chooses and enlarges a square by keyboard, and returns it in the picture’s own pixels', async () => {
  const onSubmit = vi.fn()
  const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
  render(
    <AvatarCrop picture={{ src, width: 528, height: 264 }} onSubmit={onSubmit} onOpenChange={() => {}} />,
  )
  await page.getByRole('slider', { name: 'Zoom' }).fill('2')
  await page.getByRole('button', { name: 'The part that is shown' }).click()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
  await page.getByRole('button', { name: 'Use this picture' }).click()
  expect(onSubmit.mock.calls).toEqual([[{ x: 198 + 8, y: 66 + 4, size: 132 }]])
})

test('keeps the order of numbers in an address on a right-to-left page', async () => {
  document.documentElement.dir = 'rtl'
  try {
    const address = {
      id: 'a',
      fullName: 'Mara',
      phone: '+1 503',
      lines: ['12 Colonnade Street'],
      isDefault: true,
    }
    const nothing = () => {}
    render(<AddressCard address={address} onEdit={nothing} onRemove={nothing} onMakeDefault={nothing} />)
    for (const text of ['12 Colonnade Street', '+1 503']) {
      const words = page.getByText(text, { exact: true })
      await expect.element(words).toBeVisible()
      const node = words.element().firstChild as Text
      const at = (place: number) => {
        const range = document.createRange()
        range.setStart(node, place)
        range.setEnd(node, place + 1)
        return range.getBoundingClientRect().left
      }
      expect(at(0)).toBeLessThan(at(text.length - 1))
    }
  } finally {
    document.documentElement.dir = 'ltr'
  }
})
