'use client'

import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { lazyPart, onIntent, useLazy } from '../../system/lazy-part.ts'
import { Anchor } from '../../system/link.tsx'
import { useStoa } from '../../system/provider.tsx'
import { useLabels } from '../../system/use-labels.ts'
import type { SaveViewDialogProps } from './save-view-dialog.tsx'
import * as styles from './view-tabs.css.ts'
import { viewTabsLabels } from './view-tabs.labels.ts'

const saveViewDialog = lazyPart<SaveViewDialogProps>(() =>
  import('./save-view-dialog.tsx').then(module => module.SaveViewDialog),
)

export interface TableView {
  id: string
  label: string
  href: string
  /** Rows in it. */
  count?: number | undefined
  /** A view that was saved under a name can be removed again. */
  onRemove?: (() => void) | undefined
}

export interface ViewTabsProps {
  views: readonly TableView[]
  /** The id of the one that is shown; none where the filters are those of no view. */
  value: string | undefined
  /** Keeps search, filters and order under a name. Left out where there is nothing new to keep. */
  onSave?: ((name: string) => void) | undefined
}

/** A list's views, each an address of its own, with how much is in it. */
export function ViewTabs({ views, value, onSave }: ViewTabsProps) {
  const t = useLabels('viewTabs', viewTabsLabels)
  const { locale } = useStoa()
  const [naming, setNaming] = useState(false)
  const SaveViewDialog = useLazy(saveViewDialog, naming)
  const figures = new Intl.NumberFormat(locale)
  return (
    <nav className={styles.root} aria-label={t('label')} data-component="ViewTabs">
      <ul className={styles.list}>
        {views.map(view => (
          <li key={view.id} className={styles.item}>
            <Anchor
              href={view.href}
              className={styles.tab}
              aria-current={view.id === value ? 'page' : undefined}
            >
              {view.label}
              {view.count !== undefined && <span className={styles.count}>{figures.format(view.count)}</span>}
            </Anchor>
            {view.onRemove && view.id === value && (
              <IconButton
                size="sm"
                icon={X}
                label={t('remove', { name: view.label })}
                onClick={view.onRemove}
              />
            )}
          </li>
        ))}
      </ul>
      {onSave && (
        <Button
          size="sm"
          emphasis="plain"
          icon={BookmarkPlus}
          {...onIntent(saveViewDialog.preload)}
          onClick={() => setNaming(true)}
        >
          {t('save')}
        </Button>
      )}
      {SaveViewDialog && onSave && <SaveViewDialog onClose={() => setNaming(false)} onSave={onSave} />}
    </nav>
  )
}
