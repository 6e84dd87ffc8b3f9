import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Illustration, type IllustrationSubject } from './illustration.tsx'
import * as styles from './page-states.css.ts'

export interface EmptyStateProps {
  /** What is missing, drawn in the arch. */
  thing: IllustrationSubject
  title: string
  text?: ReactNode
  action?: { label: string; href: string } | undefined
  /** Instead of `action`: several buttons, or one with an event. */
  children?: ReactNode
  /** The whole page says this: the title is its h1. */
  page?: boolean
  /** Where it is only a part of what is seen, the level of its title. */
  headingLevel?: 1 | 2 | 3
  role?: 'alert' | 'status'
}

export function EmptyState({
  thing,
  title,
  text,
  action,
  children,
  page = false,
  headingLevel = 2,
  role,
}: EmptyStateProps) {
  const Heading = page ? 'h1' : (`h${headingLevel}` as const)
  return (
    <div className={styles.state({ page })} data-component="EmptyState" role={role}>
      <Illustration thing={thing} />
      <Heading className={styles.title({ page })}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {(action || children) && (
        <div className={styles.actions}>
          {action ? <Button href={action.href}>{action.label}</Button> : children}
        </div>
      )}
    </div>
  )
}
