'use client'

import { useState } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Checkbox } from '../../primitives/checkbox/index.ts'
import { Form, type FormProps } from '../../primitives/form/index.ts'
import { Select } from '../../primitives/select/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { useLabels } from '../../system/index.ts'
import * as styles from './account.css.ts'
import { accountLabels } from './account.labels.ts'
import { AddressParts } from './address-parts.tsx'
import type { AddressFields, AddressPartField } from './address-types.ts'

export interface AddressFormProps extends Pick<FormProps, 'errors'> {
  /** The form's name for assistive technology. */
  title: string
  /** Initial values of the fields. Absent fields start empty. */
  defaultValue?: Partial<AddressFields>
  /** The choices of the country field, in order. `value` is an ISO 3166-1 alpha-2 code. */
  countries: readonly { value: string; label: string }[]
  /** The fields of the chosen country, in its order. Default those that any country has. */
  parts?: readonly AddressPartField[] | undefined
  /** Called with the code of the country that was chosen, so that the host can give its `parts`. */
  onCountryChange?: (countryCode: string) => void
  /**
   * Shows the checkbox "Use as my default address". `false` for the only address, which is the default
   * anyway. Default `true`.
   */
  mayChooseDefault?: boolean
  /** The address is being saved: the button shows a spinner and presses are ignored. */
  busy?: boolean
  /** Focuses the first field when the form appears. Default `true`. */
  autoFocus?: boolean
  /** Label of the button. Default "Save". */
  submitLabel?: string
  /** Called with all fields, trimmed, once the browser finds them valid. Empty fields are empty strings. */
  onSubmit: (address: AddressFields) => void
  /** Called when "Cancel" is pressed. Without it there is no such button. */
  onCancel?: () => void
}

/** Some digits of any script. Whether they are a phone number is decided by the server. */
const PHONE = '(\\P{Nd}*\\p{Nd}){3}.*'

/** A postal address. The country decides which fields there are. When it changes, all but the region stays. */
export function AddressForm({
  title,
  defaultValue = {},
  countries,
  parts,
  onCountryChange,
  mayChooseDefault = true,
  busy,
  errors,
  autoFocus = true,
  submitLabel,
  onSubmit,
  onCancel,
}: AddressFormProps) {
  const t = useLabels('account', accountLabels)
  const { line1 = '', line2 = '', district = '', city = '', region = '', postalCode = '' } = defaultValue
  const [texts, setTexts] = useState({ line1, line2, district, city, region, postalCode })
  const [isOldCountry, setIsOldCountry] = useState(true)
  const changeCountry = (countryCode: string) => {
    setIsOldCountry(false)
    setTexts({ ...texts, region: '' })
    onCountryChange?.(countryCode)
  }
  const send = (data: Record<string, string>) => {
    if (busy) return
    // An old address may have texts for which its country has no field.
    const all: Record<string, string> = isOldCountry ? { ...texts, ...data } : data
    const of = (name: string) => (all[name] ?? '').trim()
    onSubmit({
      fullName: of('fullName'),
      phone: of('phone'),
      line1: of('line1'),
      line2: of('line2'),
      district: of('district'),
      city: of('city'),
      region: of('region'),
      postalCode: of('postalCode'),
      countryCode: of('countryCode'),
      isDefault: mayChooseDefault ? 'isDefault' in data : (defaultValue.isDefault ?? true),
    })
  }
  return (
    <Form errors={errors} onSubmit={send} aria-label={title}>
      <TextField
        label={t('fullName')}
        name="fullName"
        missing={t('fullNameMissing')}
        autoComplete="name"
        defaultValue={defaultValue.fullName}
        minLength={2}
        maxLength={100}
        autoFocus={autoFocus}
        required
      />
      <Select
        label={t('country')}
        name="countryCode"
        autoComplete="country"
        options={countries}
        defaultValue={defaultValue.countryCode}
        onValueChange={changeCountry}
        required
      />
      <AddressParts parts={parts} value={texts} onValueChange={setTexts} />
      <TextField
        label={t('phone')}
        hint={t('phoneHint')}
        name="phone"
        missing={t('phoneMissing')}
        type="tel"
        autoComplete="tel"
        defaultValue={defaultValue.phone}
        pattern={PHONE}
        maxLength={60}
        required
      />
      {mayChooseDefault && (
        <Checkbox
          name="isDefault"
          value="yes"
          label={t('useAsDefault')}
          defaultChecked={defaultValue.isDefault ?? false}
        />
      )}
      <div className={styles.formActions}>
        <Button type="submit" busy={busy}>
          {submitLabel ?? t('save')}
        </Button>
        {onCancel && (
          <Button emphasis="plain" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </Form>
  )
}
