'use client'

import { Button } from '@stoa/ui/button'
import { Heading } from '@stoa/ui/heading'
import { Icon } from '@stoa/ui/icon'
import { Anchor, useLabels } from '@stoa/ui/internal/system'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, useId } from 'react'
import * as styles from './checklist.css.ts'
import { checklistLabels } from './checklist.labels.ts'

export interface ChecklistItem {
  /** Unique in the list. */
  id: string
  /** Task of the step. */
  label: string
  /** Reason or instruction, shown until it is done. */
  description?: string | undefined
  /** Text about a step that is done, such as the day until which it counts. */
  note?: string | undefined
  /** URL of the page to do it. Without one, the step is text: it is done elsewhere. */
  href?: string | undefined
  /** Whether it is done. */
  done: boolean
}

export interface ChecklistProps {
  /** The heading, which names the section. */
  title: string
  /** The steps in order. */
  items: readonly ChecklistItem[]
  /** Called when "Hide" is pressed. Without it the list cannot be hidden. */
  onHide?: (() => void) | undefined
}

/** First steps of a shop; each is ticked once it is done. */
export function Checklist({ title, items, onHide }: ChecklistProps) {
  const t = useLabels('checklist', checklistLabels)
  const id = useId()
  const done = items.filter(item => item.done).length
  return (
    <section aria-labelledby={id} className={styles.root} data-component="Checklist">
      <div className={styles.head}>
        <Heading level={2} step="title3" id={id}>
          {title}
        </Heading>
        <span className={styles.count}>{t('count', { done, total: items.length })}</span>
        {onHide && (
          <Button size="sm" emphasis="plain" onClick={onHide}>
            {t('hide')}
          </Button>
        )}
      </div>
      <ul>
        {items.map(item => (
          <li key={item.id} className={styles.item}>
            <Row href={item.href} done={item.done}>
              <Icon as={item.done ? CircleCheck : Circle} className={styles.tick} />
              <span className={styles.texts}>
                <span className={styles.label}>{item.label}</span>
                <VisuallyHidden>{t(item.done ? 'done' : 'open')}</VisuallyHidden>
                {text(item) && <span className={styles.text}>{text(item)}</span>}
              </span>
            </Row>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ href, done, children }: { href: string | undefined; done: boolean; children: ReactNode }) {
  const look = { className: styles.row, 'data-done': done || undefined }
  return href === undefined ? (
    <div {...look}>{children}</div>
  ) : (
    <Anchor href={href} {...look}>
      {children}
    </Anchor>
  )
}

const text = ({ done, note, description }: ChecklistItem) => (done ? note : description)
