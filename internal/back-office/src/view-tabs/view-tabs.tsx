'use client'

import { Button } from '@stoa/ui/button'
import { IconButton } from '@stoa/ui/icon-button'
import { Anchor, lazyPart, onIntent, useLabels, useLazy, useStoa } from '@stoa/ui/internal/system'
import { Menu, MenuItem } from '@stoa/ui/menu'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { type ReactNode, useState } from 'react'
import type { NameView, SaveViewDialogProps } from './save-view-dialog.tsx'
import * as styles from './view-tabs.css.ts'
import { viewTabsLabels } from './view-tabs.labels.ts'

const saveViewDialog = lazyPart<SaveViewDialogProps>(() =>
  import('./save-view-dialog.tsx').then(module => module.SaveViewDialog),
)

export interface TableView {
  /** Unique among the views. */
  id: string
  /** The view's name. */
  label: string
  /** URL with its filters and order. */
  href: string
  /** Number of its rows. Leave out if not known. */
  count?: number | undefined
  /** Saves another name; resolves with a text to refuse it. Leave out for views that cannot be renamed. */
  onRename?: NameView | undefined
  /** Called when "Delete" is chosen. Leave out for views that cannot be deleted. */
  onRemove?: (() => void) | undefined
}

export interface ViewTabsProps {
  /** The views in order. */
  views: readonly TableView[]
  /** The id of the view that is shown; `undefined` when the filters are those of none. */
  value: string | undefined
  /**
   * Saves search, filters and order under a name; resolves with a text to refuse it. Leave out when there is
   * nothing new.
   */
  onSave?: NameView | undefined
  /** Called when the saved view is to become what is shown now. Leave out for no such button. */
  onUpdate?: (() => void) | undefined
  /** Content at the end, such as `ColumnChoice`. */
  children?: ReactNode
}

/** A list's views, each an address of its own, with how much is in it. */
export function ViewTabs({ views, value, onSave, onUpdate, children }: ViewTabsProps) {
  const t = useLabels('viewTabs', viewTabsLabels)
  const { locale } = useStoa()
  const [naming, setNaming] = useState<'new' | TableView>()
  const SaveViewDialog = useLazy(saveViewDialog, naming !== undefined)
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
              <span>{view.label}</span>
              {view.count !== undefined && <span className={styles.count}>{figures.format(view.count)}</span>}
            </Anchor>
            {view.id === value && (view.onRename || view.onRemove) && (
              <Menu
                align="start"
                trigger={<IconButton size="sm" icon={Ellipsis} label={t('more', { name: view.label })} />}
              >
                {view.onRename && <MenuItem onClick={() => setNaming(view)}>{t('rename')}</MenuItem>}
                {view.onRemove && <MenuItem onClick={view.onRemove}>{t('remove')}</MenuItem>}
              </Menu>
            )}
          </li>
        ))}
      </ul>
      {(onSave || onUpdate || children) && (
        <div className={styles.end}>
          {onUpdate && (
            <Button size="sm" emphasis="plain" onClick={onUpdate}>
              {t('update')}
            </Button>
          )}
          {onSave && (
            <Button
              size="sm"
              emphasis="plain"
              icon={BookmarkPlus}
              {...onIntent(saveViewDialog.preload)}
              onClick={() => setNaming('new')}
            >
              {t(onUpdate ? 'saveAs' : 'save')}
            </Button>
          )}
          {children}
        </div>
      )}
      {SaveViewDialog && naming === 'new' && onSave && (
        <SaveViewDialog onClose={() => setNaming(undefined)} onSave={onSave} />
      )}
      {SaveViewDialog && naming && naming !== 'new' && naming.onRename && (
        <SaveViewDialog name={naming.label} onClose={() => setNaming(undefined)} onSave={naming.onRename} />
      )}
    </nav>
  )
}
