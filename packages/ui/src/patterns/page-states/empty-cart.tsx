'use client'

import { useLabels } from '../../system/index.ts'
import { EmptyState } from './empty-state.tsx'
import { pageStatesLabels } from './page-states.labels.ts'

/** A cart with nothing in it. */
export function EmptyCart({
  href,
}: {
  /** URL for continuing to shop. */
  href: string
}) {
  const t = useLabels('pageStates', pageStatesLabels)
  return (
    <EmptyState
      thing="bag"
      title={t('emptyCartTitle')}
      description={t('emptyCartText')}
      action={{ label: t('emptyCartAction'), href }}
    />
  )
}
