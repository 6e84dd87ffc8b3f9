'use client'

import { Button } from '@stoa/ui/button'
import { Heading } from '@stoa/ui/heading'
import { cx, useLabels } from '@stoa/ui/internal/system'
import { Panel } from '@stoa/ui/panel'
import { type ReactNode, useId, useState } from 'react'
import * as styles from './form-page.css.ts'
import { formPageLabels } from './form-page.labels.ts'

export interface FormPageProps {
  /** The form. */
  children: ReactNode
  /** Preview for shoppers: next to the form, on narrow pages behind a button above it. Leave out for none. */
  preview?: ReactNode
}

/** A long form with a preview of what shoppers will see. */
export function FormPage({ children, preview }: FormPageProps) {
  const t = useLabels('formPage', formPageLabels)
  const id = useId()
  const [open, setOpen] = useState(false)
  if (!preview) return <div className={styles.form}>{children}</div>
  return (
    <div className={styles.root} data-component="FormPage">
      <div className={styles.form}>{children}</div>
      <aside className={styles.aside} aria-label={t('preview')}>
        <div className={styles.toggle}>
          <Button
            emphasis="line"
            size="sm"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'hidePreview' : 'showPreview')}
          </Button>
        </div>
        <div id={id} className={cx(styles.preview, open && styles.opened)}>
          <p className={styles.label}>{t('preview')}</p>
          {preview}
        </div>
      </aside>
    </div>
  )
}

export interface FormSectionProps {
  /** The heading, which names the section. */
  title: string
  /** A sentence below the heading. */
  description?: ReactNode
  /** The section's id, for links such as `#shipping`. */
  id?: string
  /** Content next to the title, such as buttons. */
  actions?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** One subject of a long form, under its heading. */
export function FormSection({ title, description, id, actions, children }: FormSectionProps) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={styles.section} data-component="FormSection">
      <Panel padded>
        <div className={styles.fields}>
          <div className={styles.head}>
            <div className={styles.headLabel}>
              <Heading level={2} step="title3" id={heading}>
                {title}
              </Heading>
              {description && <p className={styles.text}>{description}</p>}
            </div>
            {actions}
          </div>
          {children}
        </div>
      </Panel>
    </section>
  )
}

/** Shows two fields next to each other if there is room. */
export function FieldPair({
  children,
}: {
  /** Two fields. */
  children: ReactNode
}) {
  return <div className={styles.pair}>{children}</div>
}
