'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components/TextField'
import { useLabels } from '../../system/index.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './field.css.ts'
import { fieldLabels } from './field.labels.ts'

/** Texts of a field around its control. */
export interface FieldTexts {
  /** The visible label above the control, and its name. */
  label: string
  /** A line of help below the control, linked to it. It stays when an error appears. */
  hint?: ReactNode
  /** Adds "optional" to the label. Required fields say nothing. */
  optional?: boolean
  /** Message if it is required and empty. Default "This field is required." */
  missing?: string | undefined
  /** Content at the end of the label's row, such as a "Forgot password?" link. */
  labelEnd?: ReactNode
}

/** Rules that the browser checks and for which we have messages. */
interface FieldRules {
  type?: string | undefined
  minLength?: number | undefined
}

/** Label above, control, hint or error below: the inside of a react-aria field. */
export function FieldFrame({
  label,
  hint,
  optional,
  labelEnd,
  missing,
  error,
  type,
  minLength,
  children,
}: FieldTexts & FieldRules & { error: string | undefined; children: ReactNode }) {
  const t = useLabels('field', fieldLabels)
  const wordsFor = (wrong: ValidityState) => {
    if (wrong.customError) return undefined
    if (wrong.valueMissing) return missing ?? t('missing')
    if (wrong.typeMismatch && (type === 'email' || type === 'url')) return t(type)
    return wrong.tooShort && minLength ? t('tooShort', { min: minLength }) : undefined
  }
  return (
    <>
      <span className={styles.labelRow}>
        <Label className={styles.label}>
          <span>{label}</span>
          {optional && <span className={styles.optional}>{t('optional')}</span>}
        </Label>
        {labelEnd && <span className={styles.labelEnd}>{labelEnd}</span>}
      </span>
      {children}
      {hint && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error} data-part="Error">
        {({ validationDetails, defaultChildren }) => (
          <>
            <Icon as={CircleAlert} size="badge" className={styles.errorIcon} />
            <span>{error ?? wordsFor(validationDetails) ?? defaultChildren}</span>
          </>
        )}
      </FieldError>
    </>
  )
}
