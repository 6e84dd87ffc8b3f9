'use client'

import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Anchor, formatNumber, useLabels, useStoa } from '../../system/index.ts'
import { Button } from '../button/index.ts'
import { pageWindow } from './page-window.ts'
import * as styles from './pagination.css.ts'
import { paginationLabels } from './pagination.labels.ts'

export interface PaginationProps {
  /** Address of the previous page. Leave out on the first page: the button stays and is disabled. */
  previousHref?: string | undefined
  /** Address of the next page. Leave out on the last page: the button stays and is disabled. */
  nextHref?: string | undefined
  /** Says "1–24 of 214" between the buttons. Not shown together with `pages`. */
  range?: { from: number; to: number; total: number } | undefined
  /**
   * Numbered pages, counted from 1, for lists that know every address. Leave out for lists that use cursors.
   */
  pages?: { current: number; count: number; hrefOf: (page: number) => string } | undefined
}

/** The pages of a list, as real links: for crawlers, for a middle click, for a page without scripts. */
export function Pagination({ previousHref, nextHref, range, pages }: PaginationProps) {
  const t = useLabels('pagination', paginationLabels)
  const { locale, dir } = useStoa()
  const figure = (n: number) => formatNumber(n, locale)
  if (!previousHref && !nextHref) return null

  return (
    <nav className={styles.root} data-component="Pagination" aria-label={t('label')}>
      <Button
        emphasis="line"
        icon={dir === 'rtl' ? ArrowRight : ArrowLeft}
        {...(previousHref ? { href: previousHref, rel: 'prev' } : { disabled: true })}
      >
        {t('previous')}
      </Button>
      {pages ? (
        <ul className={styles.pages}>
          {pageWindow(pages.current, pages.count).map((slot, index, slots) =>
            slot === 'gap' ? (
              <li key={`gap after ${slots[index - 1]}`} className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={slot}>
                <Anchor
                  className={styles.page}
                  href={pages.hrefOf(slot)}
                  aria-label={t('page', { page: slot })}
                  aria-current={slot === pages.current ? 'page' : undefined}
                >
                  {figure(slot)}
                </Anchor>
              </li>
            ),
          )}
        </ul>
      ) : (
        range && (
          <span className={styles.range} data-part="Range">
            {t('range', range)}
          </span>
        )
      )}
      <Button
        emphasis="line"
        iconEnd={dir === 'rtl' ? ArrowLeft : ArrowRight}
        {...(nextHref ? { href: nextHref, rel: 'next' } : { disabled: true })}
      >
        {t('next')}
      </Button>
    </nav>
  )
}
