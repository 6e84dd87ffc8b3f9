'use client'

import { Button } from '@stoa/ui/button'
import { IconButton } from '@stoa/ui/icon-button'
import { lazyPart, onIntent, useLabels, useLazy } from '@stoa/ui/internal/system'
import { Menu, MenuItem } from '@stoa/ui/menu'
import { TabLinks } from '@stoa/ui/tabs'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { type ReactNode, useState } from 'react'
import type { NameView, SaveViewDialogProps } from './save-view-dialog.tsx'
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
  const [naming, setNaming] = useState<'new' | TableView>()
  const SaveViewDialog = useLazy(saveViewDialog, naming !== undefined)
  return (
    <div data-component="ViewTabs">
      <TabLinks
        label={t('label')}
        value={value}
        tabs={views.map(view => ({
          value: view.id,
          label: view.label,
          href: view.href,
          count: view.count,
          end: view.id === value && (view.onRename || view.onRemove) && (
            <Menu
              align="start"
              trigger={<IconButton size="sm" icon={Ellipsis} label={t('more', { name: view.label })} />}
            >
              {view.onRename && <MenuItem onClick={() => setNaming(view)}>{t('rename')}</MenuItem>}
              {view.onRemove && <MenuItem onClick={view.onRemove}>{t('remove')}</MenuItem>}
            </Menu>
          ),
        }))}
      >
        {(onSave || onUpdate || children) && (
          <>
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
          </>
        )}
      </TabLinks>
      {SaveViewDialog && naming === 'new' && onSave && (
        <SaveViewDialog onClose={() => setNaming(undefined)} onSave={onSave} />
      )}
      {SaveViewDialog && naming && naming !== 'new' && naming.onRename && (
        <SaveViewDialog name={naming.label} onClose={() => setNaming(undefined)} onSave={naming.onRename} />
      )}
    </div>
  )
}
