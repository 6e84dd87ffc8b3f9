'use client'

import { type ReactNode, useId } from 'react'
import { Link } from '../../primitives/link/index.ts'
import * as styles from './section.css.ts'

export interface SectionProps {
  title: string
  /** A link at the end of the head: "See all". */
  more?: { label: string; href: string } | undefined
  /** For a link from elsewhere on the page. */
  id?: string | undefined
  /** Instead of `more`, such as a button. */
  end?: ReactNode
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
