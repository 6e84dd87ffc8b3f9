'use client'

import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/index.ts'
import { Spinner } from '../spinner/index.ts'
import * as styles from './loading.css.ts'
import { loadingLabels } from './loading.labels.ts'

export interface LoadingIndicatorProps {
  /** Name of what is loading. Default "Loading". */
  label?: string
  /** Centers it on a page that has nothing else yet. Default `false`. */
  page?: boolean
}

/** Shows itself only after 200 ms, so that quick answers never flicker. */
export function LoadingIndicator({ label, page = false }: LoadingIndicatorProps) {
  const t = useLabels('loading', loadingLabels)
  return (
    <div className={cx(styles.root, page && styles.page)} data-component="LoadingIndicator" role="status">
      <Spinner />
      <span>{label ?? t('loading')}</span>
    </div>
  )
}
