'use client'

import type { ReactNode } from 'react'
import { Badge } from '../../primitives/badge/index.ts'
import { RadioGroup } from '../../primitives/radio-group/index.ts'
import { useLabels } from '../../system/index.ts'
import type { AddressCardData } from '../account/index.ts'
import * as styles from './address-choice.css.ts'
import { checkoutLabels } from './checkout.labels.ts'

/** The value of the choice that opens the form. */
const NEW = 'new'

export interface AddressChoiceProps {
  /** The address book. With an empty one only the form shows. */
  addresses: readonly AddressCardData[]
  /** The chosen address's id; `null` while the form for another one is open. */
  value: string | null
  /** Called with the id that was chosen, or with `null` for another address. */
  onValueChange: (id: string | null) => void
  /** The form for another address, such as `AddressForm`. Without it no other can be added. */
  form?: ReactNode
}

/** Lets the user choose an address of the address book or enter another one. With an empty book only the form shows. */
export function AddressChoice({ addresses, value, onValueChange, form }: AddressChoiceProps) {
  const t = useLabels('checkout', checkoutLabels)
  const another = form === undefined ? [] : [{ value: NEW, label: t('anotherAddress') }]
  return (
    <div className={styles.choice} data-component="AddressChoice">
      {addresses.length > 0 && (
        <RadioGroup
          label={t('whereTo')}
          hideLabel
          emphasis="line"
          value={value ?? NEW}
          onValueChange={next => onValueChange(next === NEW ? null : next)}
          options={[
            ...addresses.map(address => ({ value: address.id, label: <Card address={address} /> })),
            ...another,
          ]}
        />
      )}
      {value === null && form}
    </div>
  )
}

function Card({ address }: { address: AddressCardData }) {
  const t = useLabels('checkout', checkoutLabels)
  return (
    <>
      <span className={styles.name}>
        <bdi>{address.fullName}</bdi>
        {address.isDefault && <Badge tone="accent">{t('defaultAddress')}</Badge>}
      </span>
      <span className={styles.lines}>
        {address.lines.map(line => (
          <bdi key={line} className={styles.line}>
            {line}
          </bdi>
        ))}
      </span>
      <bdi className={styles.lines} dir="ltr">
        {address.phone}
      </bdi>
    </>
  )
}

/** The chosen address, once the step is done. */
export function AddressResult({
  address,
}: {
  /** The address that was chosen. */
  address: Pick<AddressCardData, 'fullName' | 'lines'>
}) {
  return (
    <address className={styles.result} data-component="AddressResult">
      <bdi className={styles.name}>{address.fullName}</bdi>
      <bdi className={styles.lines}>{address.lines.join(', ')}</bdi>
    </address>
  )
}
