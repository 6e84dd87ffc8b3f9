'use client'

import { Button } from '@stoa/ui/button'
import { DescriptionList } from '@stoa/ui/description-list'
import { useLabels } from '@stoa/ui/internal/system'
import { useEffect, useRef } from 'react'
import * as styles from './conflict-panel.css.ts'
import { conflictPanelLabels } from './conflict-panel.labels.ts'

export interface ConflictField {
  /** Unique among the fields; `onAnswer` gives it back. */
  id: string
  /** Name of the field: "Price of Lagoon · 320 ml". */
  label: string
  /** The user's own value as a text. `null`: removed. */
  mine: string | null
  /** The other user's value as a text. `null`: removed. */
  theirs: string | null
}

export interface ConflictPanelProps {
  /** Name of the user who saved; `null` if it is not known. */
  by: string | null
  /** Time of saving, as a text. */
  at: string
  /** Names of fields that only the other user changed, whose values were taken over. */
  taken: readonly string[]
  /** Fields that both users changed and for which a version must be chosen. Empty if there are none. */
  fields: readonly ConflictField[]
  /** Called with the field's id, and with whose value is to stay. */
  onAnswer: (id: string, choice: 'mine' | 'theirs') => void
}

/** Two people saved the same thing: what was taken over, and what only a person can decide. It takes the focus. */
export function ConflictPanel({ by, at, taken, fields, onAnswer }: ConflictPanelProps) {
  const t = useLabels('conflictPanel', conflictPanelLabels)
  const root = useRef<HTMLElement>(null)
  useEffect(() => root.current?.focus(), [])
  const say = (value: string | null) => (value === null ? t('gone') : value === '' ? t('empty') : value)
  const answer = (id: string, choice: 'mine' | 'theirs') => {
    onAnswer(id, choice)
    // The buttons that were pressed are gone; what comes next is within.
    root.current?.focus()
  }
  const title = by === null ? t('savedByOther') : t('saved', { name: by, time: at })
  return (
    <section
      ref={root}
      tabIndex={-1}
      className={styles.root}
      aria-label={title}
      data-component="ConflictPanel"
    >
      <p className={styles.title}>{title}</p>
      {taken.length > 0 && <p>{t('taken', { fields: taken.join(', ') })}</p>}
      <p>{t(fields.length > 0 ? 'ask' : 'nothing')}</p>
      {fields.length > 0 && (
        <ul className={styles.list}>
          {fields.map(({ id, label, mine, theirs }) => (
            <li key={id} className={styles.question}>
              <span className={styles.field}>{label}</span>
              <DescriptionList
                items={[
                  { term: t('yours'), description: say(mine) },
                  { term: t('theirs'), description: say(theirs) },
                ]}
              />
              <div className={styles.buttons}>
                <Button
                  size="sm"
                  emphasis="line"
                  aria-label={t('keepOf', { field: label })}
                  onClick={() => answer(id, 'mine')}
                >
                  {t('keep')}
                </Button>
                <Button
                  size="sm"
                  emphasis="line"
                  aria-label={t('takeOf', { field: label })}
                  onClick={() => answer(id, 'theirs')}
                >
                  {t('take')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
