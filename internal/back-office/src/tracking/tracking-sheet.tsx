'use client'

import { fieldStyles } from '@stoa/ui/internal/primitives'
import { useLabels } from '@stoa/ui/internal/system'
import { type ClipboardEvent, useId, useState } from 'react'
import { type CarrierForm, guessCarrier, readPasted, type TrackingValue } from './carriers.ts'
import * as styles from './tracking.css.ts'
import { trackingLabels } from './tracking.labels.ts'

export interface TrackingSheetProps {
  /** The orders by their numbers, each with what is wrong in its row. */
  rows: readonly { id: string; problem?: string | undefined }[]
  /** Number and carrier of each order, by its number; the host keeps the state. */
  value: Readonly<Record<string, TrackingValue>>
  /** Called with all values after each change, also after a block was pasted from a spreadsheet. */
  onValueChange: (value: Readonly<Record<string, TrackingValue>>) => void
  /** The carriers to choose from, and the forms of their numbers. */
  carriers: readonly CarrierForm[]
}

const EMPTY: TrackingValue = { carrier: '', number: '' }

/** Carrier and number of many orders; two columns of a spreadsheet can be pasted into any field. */
export function TrackingSheet({ rows, value, onValueChange, carriers }: TrackingSheetProps) {
  const t = useLabels('tracking', trackingLabels)
  const listId = useId()
  const hintId = useId()
  const [said, setSaid] = useState('')
  const set = (id: string, change: Partial<TrackingValue>) =>
    onValueChange({ ...value, [id]: { ...EMPTY, ...value[id], ...change } })
  const paste = (start: number) => (event: ClipboardEvent) => {
    const ids = rows.map(({ id }) => id)
    const read = readPasted(event.clipboardData.getData('text/plain'), ids, { start, carriers })
    if (!read) return
    event.preventDefault()
    onValueChange({ ...value, ...read.values })
    const strange = read.strange.length > 0 ? ` ${t('strange', { numbers: read.strange.join(', ') })}` : ''
    setSaid(`${t('pasted', { count: Object.keys(read.values).length })}${strange}`)
  }
  return (
    <div className={styles.sheet} data-component="TrackingSheet">
      <p id={hintId} className={styles.hint}>
        {t('paste')}
      </p>
      <table className={styles.table} aria-label={t('sheet')} aria-describedby={hintId}>
        <thead className={styles.block}>
          <tr className={styles.block}>
            {(['order', 'number', 'carrier'] as const).map(name => (
              <th key={name} scope="col" className={styles.head}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.block}>
          {rows.map(({ id, problem }, at) => {
            const { carrier, number } = value[id] ?? EMPTY
            const problemId = `${listId} ${id}`.replaceAll(' ', '-')
            return (
              <tr key={id} className={styles.row}>
                <th scope="row" className={styles.name}>
                  <span>{id}</span>
                  {problem && (
                    <span id={problemId} className={styles.problem}>
                      {' '}
                      {problem}
                    </span>
                  )}
                </th>
                <td className={styles.cell}>
                  <input
                    className={fieldStyles.control}
                    aria-label={t('numberOf', { order: id })}
                    aria-invalid={problem ? true : undefined}
                    aria-describedby={problem ? problemId : undefined}
                    autoComplete="off"
                    maxLength={80}
                    placeholder={t('number')}
                    value={number}
                    onPaste={paste(at)}
                    onChange={event => {
                      const typed = event.currentTarget.value
                      // A carrier that the user typed is kept; a guessed one follows the number.
                      const isGuess = carrier === guessCarrier(number, carriers)
                      set(id, { number: typed, ...(isGuess && { carrier: guessCarrier(typed, carriers) }) })
                    }}
                  />
                </td>
                <td className={styles.cell}>
                  <input
                    className={fieldStyles.control}
                    aria-label={t('carrierOf', { order: id })}
                    autoComplete="off"
                    maxLength={80}
                    placeholder={t('carrier')}
                    list={listId}
                    value={carrier}
                    onPaste={paste(at)}
                    onChange={event => set(id, { carrier: event.currentTarget.value })}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <datalist id={listId}>
        {carriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p className={styles.hint} role="status">
        {said}
      </p>
    </div>
  )
}
