import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Illustration, type IllustrationSubject } from './illustration.tsx'
import * as styles from './page-states.css.ts'

export interface EmptyStateProps {
  /** Subject of the picture above the title. */
  thing: IllustrationSubject
  /** The heading. */
  title: string
  /** A sentence below it. */
  description?: ReactNode
  /** A link that looks like a button: the way on. */
  action?: { label: string; href: string } | undefined
  /** Instead of `action`: several buttons, or one with an event. */
  children?: ReactNode
  /** It stands for the whole page: the title is its `<h1>`. Default `false`. */
  page?: boolean
  /** Level of the title, if it is only a part of the page. Default 2. */
  headingLevel?: 1 | 2 | 3
  /**
   * `status` announces it at the next pause, `alert` at once. Leave out for what was there when the page
   * came.
   */
  role?: 'alert' | 'status'
}

/** Replaces empty content: says why it is empty and what to do. */
export function EmptyState({
  thing,
  title,
  description,
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
      {description && <p className={styles.text}>{description}</p>}
      {(action || children) && (
        <div className={styles.actions}>
          {action ? <Button href={action.href}>{action.label}</Button> : children}
        </div>
      )}
    </div>
  )
}
