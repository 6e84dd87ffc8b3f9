'use client'

import { useDelayed, useLabels } from '../../system/index.ts'
import { skeletonDelay } from '../../tokens/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './loading.css.ts'
import { loadingLabels } from './loading.labels.ts'

/** Longer than the eye's wait: a page that comes within a second is announced by its title alone. */
const spokenDelay = 1000

export interface PageProgressProps {
  /** Whether the next page is loading. The line shows after 200 ms. */
  loading: boolean
  /** The title of the page that arrived, announced once `loading` is off again. */
  arrived?: string | undefined
}

/**
 * Shows a thin line along the top of the window while the next page loads, above everything and without blocking
 * input. Quick pages never show it. Render it once per document.
 */
export function PageProgress({ loading, arrived }: PageProgressProps) {
  const t = useLabels('loading', loadingLabels)
  const visible = useDelayed(loading, skeletonDelay)
  const spoken = useDelayed(loading, spokenDelay)
  return (
    <div data-component="PageProgress" data-state={visible ? 'loading' : 'idle'}>
      {visible && <div className={styles.line} aria-hidden="true" />}
      <VisuallyHidden>
        <span role="status">{spoken ? t('loading') : loading ? '' : arrived}</span>
      </VisuallyHidden>
    </div>
  )
}
