'use client'

import { type ReactNode, useId } from 'react'
import { Link } from '../../primitives/link/index.ts'
import * as styles from './section.css.ts'

export interface SectionProps {
  /** The heading, which names the section. */
  title: string
  /** A link at the end of the heading's row: "See all". */
  more?: { label: string; href: string } | undefined
  /** The section's id, for links from elsewhere. */
  id?: string | undefined
  /** Content at the end of the heading's row instead of `more`, such as a button. */
  end?: ReactNode
  /** The section's content. */
  children: ReactNode
}

/** A part of a page under its heading, with the page's usual gap before it. */
export function Section({ title, more, id, end, children }: SectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} id={id} data-component="Section" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {more ? (
          <Link arrow className={styles.more} href={more.href}>
            {more.label}
          </Link>
        ) : (
          end
        )}
      </div>
      {children}
    </section>
  )
}
