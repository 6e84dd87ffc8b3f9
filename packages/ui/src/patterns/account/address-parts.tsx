'use client'

import type { ReactElement } from 'react'
import { Select } from '../../primitives/select/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { useLabels } from '../../system/index.ts'
import * as styles from './account.css.ts'
import { accountLabels } from './account.labels.ts'
import type { AddressPart, AddressPartField, AddressTexts } from './address-types.ts'

export interface AddressPartsProps {
  /**
   * The fields in the order of the country. The second line of the street follows the first. Default those that
   * any country has.
   */
  parts?: readonly AddressPartField[] | undefined
  /** The texts of all fields, also of those that the country doesn't have. */
  value: AddressTexts
  /** Called with all texts after each change. */
  onValueChange: (value: AddressTexts) => void
  /** Errors that the host found itself, by field. A server's answer goes to `<Form errors>`. */
  errors?: Partial<Readonly<Record<AddressPart, string>>>
}

/** Fields of a country whose rules are not known: only what all countries have is required. */
const ANY_COUNTRY: readonly AddressPartField[] = [
  { part: 'line1', name: 'line1', isRequired: true },
  { part: 'postalCode', name: 'postalCode', isRequired: false },
  { part: 'city', name: 'city', isRequired: true },
  { part: 'region', name: 'region', isRequired: false },
]

const AUTOFILL = {
  line1: 'address-line1',
  district: 'address-level3',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
} as const
const MAX_LENGTHS = { line1: 120, district: 120, city: 80, region: 120, postalCode: 20 } as const

/** The fields of an address between name and country. */
export function AddressParts({ parts = ANY_COUNTRY, value, onValueChange, errors = {} }: AddressPartsProps) {
  const t = useLabels('account', accountLabels)
  const missingTexts: Partial<Record<AddressPart, string>> = {
    line1: t('line1Missing'),
    city: t('cityMissing'),
  }
  const fieldOf = ({ part, name, isRequired, missing, options }: AddressPartField) => {
    // A field that becomes optional with another country drops the error of its absence.
    const key = isRequired ? part : `${part} optional`
    const common = {
      name: part,
      label: t(name),
      autoComplete: AUTOFILL[part],
      onValueChange: (text: string) => onValueChange({ ...value, [part]: text }),
      ...(isRequired ? { required: true, missing: missing ?? missingTexts[part] } : { optional: true }),
    } as const
    if (options) {
      const chosen = options.some(option => option.value === value[part]) ? value[part] : ''
      const all = [{ value: '', label: t('choose') }, ...options]
      return <Select {...common} key={key} value={chosen} options={all} />
    }
    return (
      <TextField
        {...common}
        key={key}
        value={value[part]}
        error={errors[part]}
        maxLength={MAX_LENGTHS[part]}
        {...(part === 'line1' && { minLength: 2 })}
      />
    )
  }
  const street = parts.findIndex(({ part }) => part === 'line1')
  const line2 = (
    <TextField
      key="line2"
      label={t('line2')}
      name="line2"
      autoComplete="address-line2"
      value={value.line2}
      onValueChange={text => onValueChange({ ...value, line2: text })}
      maxLength={120}
      optional
    />
  )
  return (
    <>
      <FieldPairs fields={parts.slice(0, street).map(fieldOf)} />
      {parts.slice(street, street + 1).map(fieldOf)}
      {line2}
      <FieldPairs fields={parts.slice(street + 1).map(fieldOf)} />
    </>
  )
}

/** Shows two fields in a row, if there is room. */
function FieldPairs({ fields }: { fields: readonly ReactElement[] }) {
  const rows = fields.flatMap((_, at) => (at % 2 === 0 ? [fields.slice(at, at + 2)] : []))
  return rows.map(row =>
    row.length === 2 ? (
      <div key={row[0]?.key} className={styles.pair}>
        {row}
      </div>
    ) : (
      row
    ),
  )
}
