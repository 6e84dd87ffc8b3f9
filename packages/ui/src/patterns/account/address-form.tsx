'use client'

import { Button } from '../../primitives/button/index.ts'
import { Checkbox } from '../../primitives/checkbox/index.ts'
import { Form, type FormProps } from '../../primitives/form/index.ts'
import { Select } from '../../primitives/select/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { useLabels } from '../../system/index.ts'
import * as styles from './account.css.ts'
import { accountLabels } from './account.labels.ts'
import type { AddressFields } from './address-types.ts'

export interface AddressFormProps extends Pick<FormProps, 'errors'> {
  /** The form's name for assistive technology. */
  title: string
  /** Initial values of the fields. Absent fields start empty. */
  defaultValue?: Partial<AddressFields>
  /** The choices of the country field, in order. `value` is an ISO 3166-1 alpha-2 code. */
  countries: readonly { value: string; label: string }[]
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

/** A postal address of any country: only the lines that all of them have are required. */
export function AddressForm({
  title,
  defaultValue = {},
  countries,
  mayChooseDefault = true,
  busy,
  errors,
  autoFocus = true,
  submitLabel,
  onSubmit,
  onCancel,
}: AddressFormProps) {
  const t = useLabels('account', accountLabels)
  const send = (data: Record<string, string>) => {
    if (busy) return
    const of = (name: string) => (data[name] ?? '').trim()
    onSubmit({
      fullName: of('fullName'),
      phone: of('phone'),
      line1: of('line1'),
      line2: of('line2'),
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
        required
      />
      <TextField
        label={t('line1')}
        name="line1"
        missing={t('line1Missing')}
        autoComplete="address-line1"
        defaultValue={defaultValue.line1}
        minLength={2}
        maxLength={120}
        required
      />
      <TextField
        label={t('line2')}
        name="line2"
        autoComplete="address-line2"
        defaultValue={defaultValue.line2}
        maxLength={120}
        optional
      />
      <div className={styles.pair}>
        <TextField
          label={t('postalCode')}
          name="postalCode"
          autoComplete="postal-code"
          defaultValue={defaultValue.postalCode}
          maxLength={120}
          optional
        />
        <TextField
          label={t('city')}
          name="city"
          missing={t('cityMissing')}
          autoComplete="address-level2"
          defaultValue={defaultValue.city}
          maxLength={80}
          required
        />
      </div>
      <TextField
        label={t('region')}
        name="region"
        autoComplete="address-level1"
        defaultValue={defaultValue.region}
        maxLength={120}
        optional
      />
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
