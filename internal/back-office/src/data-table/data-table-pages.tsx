'use client'

import { Button } from '@stoa/ui/button'
import { useLabels, useStoa } from '@stoa/ui/internal/system'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import * as styles from './data-table.css.ts'
import { dataTableLabels } from './data-table.labels.ts'
import type { DataTablePage } from './table-types.ts'

/** The way to the pages before and after, as links, and how far along this one is. */
export function DataTablePages({ page }: { page: DataTablePage }) {
  const t = useLabels('dataTable', dataTableLabels)
  const { dir } = useStoa()
  const { newerHref, olderHref, range } = page
  if (!newerHref && !olderHref && !range) return null
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <span className={styles.range}>{range}</span>
      {(newerHref || olderHref) && (
        <>
          <Button
            size="sm"
            emphasis="line"
            icon={dir === 'rtl' ? ArrowRight : ArrowLeft}
            {...(newerHref ? { href: newerHref, rel: 'prev' } : { disabled: true })}
          >
            {t('newer')}
          </Button>
          <Button
            size="sm"
            emphasis="line"
            iconEnd={dir === 'rtl' ? ArrowLeft : ArrowRight}
            {...(olderHref ? { href: olderHref, rel: 'next' } : { disabled: true })}
          >
            {t('older')}
          </Button>
        </>
      )}
    </nav>
  )
}
