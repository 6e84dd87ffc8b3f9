'use client'

import { useLabels } from '@stoa/ui/internal/system'
import { useOrderDates } from '@stoa/ui/order'
import { Select } from '@stoa/ui/select'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { type CarrierForm, guessCarrier, type TrackingValue } from './carriers.ts'
import * as styles from './tracking.css.ts'
import { trackingLabels } from './tracking.labels.ts'

export interface TrackingFieldsProps {
  /** Number and carrier; the host keeps the state. */
  value: TrackingValue
  /** Called with both after each change. A number names its carrier until one is chosen by hand. */
  onValueChange: (value: TrackingValue) => void
  /** The carriers to choose from, and the forms of their numbers. */
  carriers: readonly CarrierForm[]
  /** Problems by field. */
  errors?: { carrier?: string | undefined; number?: string | undefined } | undefined
}

const OTHER = 'other'

/** Fields for the tracking number and its carrier. The number's format picks the carrier until the user chooses one. */
export function TrackingFields({ value, onValueChange, carriers, errors }: TrackingFieldsProps) {
  const t = useLabels('tracking', trackingLabels)
  const isKnown = (name: string) => carriers.some(carrier => carrier.name === name)
  const [isOther, setOther] = useState(value.carrier !== '' && !isKnown(value.carrier))
  const guess = guessCarrier(value.number, carriers)
  /** Chosen by hand: another number does not change it. */
  const [isChosen, setChosen] = useState(value.carrier !== '' && value.carrier !== guess)
  return (
    <div className={styles.fields} data-component="TrackingFields">
      <TextField
        label={t('number')}
        hint={t('numberHint')}
        optional
        maxLength={80}
        autoComplete="off"
        value={value.number}
        error={errors?.number}
        onValueChange={number =>
          onValueChange({ number, carrier: isChosen ? value.carrier : guessCarrier(number, carriers) })
        }
      />
      <Select
        label={t('carrier')}
        value={isOther ? OTHER : value.carrier}
        options={[
          { value: '', label: t('unknown') },
          ...carriers.map(({ name }) => ({ value: name, label: name })),
          { value: OTHER, label: t('other') },
        ]}
        onValueChange={name => {
          setChosen(name !== '')
          setOther(name === OTHER)
          onValueChange({ ...value, carrier: name === OTHER ? '' : name })
        }}
      />
      {guess !== '' && value.carrier === guess && !isChosen && (
        <p className={styles.guessed} role="status">
          {t('guessed', { carrier: guess })}
        </p>
      )}
      {isOther && (
        <TextField
          label={t('otherName')}
          maxLength={80}
          value={value.carrier}
          error={errors?.carrier}
          onValueChange={carrier => onValueChange({ ...value, carrier })}
        />
      )}
    </div>
  )
}

/** Number of past days that can be chosen as the ship date. */
const DAYS_BACK = 7

export interface HandedOverFieldProps {
  /** The day the carrier got it, `2026-11-23`; empty for today. */
  value: string
  /** Problem with this day, announced immediately. */
  error?: string | undefined
  /**
   * Called with the chosen day in the same form, or with an empty string for today. Offers the last seven
   * days.
   */
  onValueChange: (day: string) => void
}

/** Field for the day on which the carrier received the parcel, for sellers who record it later. */
export function HandedOverField({ value, error, onValueChange }: HandedOverFieldProps) {
  const t = useLabels('tracking', trackingLabels)
  const { date, daysAgo } = useOrderDates()
  const [days] = useState(() =>
    Array.from({ length: DAYS_BACK }, (_, at) => {
      const day = daysAgo(at + 1)
      return { value: day, label: at === 0 ? t('yesterday') : date(day) }
    }),
  )
  return (
    <div>
      <Select
        label={t('handedOver')}
        value={days.some(day => day.value === value) ? value : ''}
        options={[{ value: '', label: t('today') }, ...days]}
        onValueChange={onValueChange}
      />
      <p role="alert" className={styles.problem}>
        {error}
      </p>
    </div>
  )
}
