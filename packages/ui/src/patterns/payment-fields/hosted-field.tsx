'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import type { Ref } from 'react'
import { Icon } from '../../primitives/icon/index.ts'
import { Skeleton } from '../../primitives/skeleton/index.ts'
import * as styles from './payment-fields.css.ts'

/** State that the host passes for one field whose content belongs to the provider. */
export interface HostedFieldState {
  /** The element that the provider's field is put into. It stays the same from `pending` on. */
  boxRef?: Ref<HTMLDivElement> | undefined
  /** Problem with the input, announced immediately. */
  error?: string | undefined
  /** Whether the provider's field has the focus, to draw the ring. Default `false`. */
  isFocused?: boolean | undefined
}

interface HostedFieldProps extends HostedFieldState {
  label: string
  isLoading: boolean
  /** Spans the width of the form. */
  whole?: boolean
}

/** A label, a box of a field's size and an error, around a field of the provider's. */
export function HostedField({ label, boxRef, error, isFocused, isLoading, whole }: HostedFieldProps) {
  return (
    <div className={styles.field({ whole })} data-component="HostedField">
      <span className={styles.label}>{label}</span>
      <div
        className={styles.box}
        data-focused={isFocused || undefined}
        data-invalid={error ? true : undefined}
      >
        <div ref={boxRef} className={styles.frame} />
        {isLoading && (
          <span className={styles.cover}>
            <Skeleton height="100%" radius={0} />
          </span>
        )}
      </div>
      {error && (
        <span className={styles.error} role="alert" data-part="Error">
          <Icon as={CircleAlert} size="badge" className={styles.errorIcon} />
          <span>{error}</span>
        </span>
      )}
    </div>
  )
}
