'use client'

import { Button } from '@stoa/ui/button'
import { fieldStyles } from '@stoa/ui/internal/primitives'
import { useLabels } from '@stoa/ui/internal/system'
import { type FormEvent, useId, useRef, useState } from 'react'
import * as styles from './date-range.css.ts'
import { dateRangeLabels } from './date-range.labels.ts'

/** Dates as `2026-05-02`, first and last included. */
export interface DateRangeValue {
  /** The first day, `2026-05-02`. */
  from: string
  /** The last day, included, `2026-05-31`. */
  to: string
}

export interface DateRangePreset {
  /** Unique among the presets. */
  id: string
  /** Label of the button: "30 days". */
  label: string
}

export interface DateRangeProps {
  /** The usual lengths, in order. */
  presets: readonly DateRangePreset[]
  /** The id of the preset that is shown; `null` while other days are. */
  preset: string | null
  /** Called with the preset's id when it is pressed. */
  onPresetChange: (id: string) => void
  /** The days that are shown, however they were chosen. */
  value: DateRangeValue
  /** Called with the days that were typed, once they are valid. */
  onValueChange: (range: DateRangeValue) => void
  /** The last day that can be chosen, `2026-05-31`. */
  today: string
  /** Maximum number of days. Default 732. */
  maxDays?: number | undefined
}

const DAY = 86_400_000

/** Lets the user choose days: a common period, or a first and a last day in the browser's own date fields. */
export function DateRange({
  presets,
  preset,
  onPresetChange,
  value,
  onValueChange,
  today,
  maxDays = 732,
}: DateRangeProps) {
  const t = useLabels('dateRange', dateRangeLabels)
  const id = useId()
  const [isOpen, setOpen] = useState(preset === null)
  const [problem, setProblem] = useState<{ at: 'from' | 'to'; text: string } | null>(null)
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }

  function submit(event: FormEvent) {
    event.preventDefault()
    const [from, to] = [fields.from.current?.value ?? '', fields.to.current?.value ?? '']
    const found = problemOf(from, to)
    setProblem(found)
    if (found) fields[found.at].current?.focus()
    else onValueChange({ from, to })
  }

  function problemOf(from: string, to: string): typeof problem {
    if (!from) return { at: 'from', text: t('needed') }
    if (!to) return { at: 'to', text: t('needed') }
    if (from > today) return { at: 'from', text: t('ahead') }
    if (to > today) return { at: 'to', text: t('ahead') }
    if (from > to) return { at: 'to', text: t('backwards') }
    if ((Date.parse(to) - Date.parse(from)) / DAY >= maxDays)
      return { at: 'from', text: t('tooLong', { days: maxDays }) }
    return null
  }

  return (
    <div className={styles.root} data-component="DateRange">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be above the buttons. */}
      <div role="group" aria-label={t('group')} className={styles.presets}>
        {presets.map(one => (
          <Button
            key={one.id}
            size="sm"
            emphasis={one.id === preset && !isOpen ? 'soft' : 'plain'}
            aria-pressed={one.id === preset && !isOpen}
            onClick={() => {
              setOpen(false)
              onPresetChange(one.id)
            }}
          >
            {one.label}
          </Button>
        ))}
        <Button
          size="sm"
          emphasis={isOpen ? 'soft' : 'plain'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('custom')}
        </Button>
      </div>
      {isOpen && (
        <form noValidate className={styles.form} onSubmit={submit}>
          {(['from', 'to'] as const).map(name => (
            <div key={name} className={styles.field}>
              <label htmlFor={`${id}${name}`} className={styles.label}>
                {t(name)}
              </label>
              <input
                ref={fields[name]}
                id={`${id}${name}`}
                type="date"
                className={fieldStyles.control}
                defaultValue={value[name]}
                max={today}
                aria-invalid={problem?.at === name || undefined}
                aria-describedby={problem?.at === name ? `${id}problem` : undefined}
              />
              {problem?.at === name && (
                <span id={`${id}problem`} role="alert" className={styles.problem}>
                  {problem.text}
                </span>
              )}
            </div>
          ))}
          <div className={styles.show}>
            <Button type="submit" emphasis="line">
              {t('show')}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
