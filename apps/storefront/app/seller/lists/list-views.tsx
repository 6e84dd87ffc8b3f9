import { ColumnChoice, type TableView, ViewTabs } from '@stoa/back-office'
import type { SavedViews } from './use-saved-views.ts'
import { isSameQuery } from './view-query.ts'

export interface ListViewsProps {
  readonly saved: SavedViews
  /** The views that every shop has. */
  readonly tabs: readonly TableView[]
  /** The one of them that is shown, unless it is a saved one; none where the filters are those of no view. */
  readonly tab: string | undefined
  /** What that one asks for: more than that can be saved. */
  readonly plainQuery: SavedViews['query']
  /** Those that can be shown or not. */
  readonly columns: readonly { id: string; label: string }[]
  readonly usualColumns: readonly string[]
}

/** The views of a list: those that every shop has, and those that a person has saved. */
export function ListViews({ saved, tabs, tab, plainQuery, columns, usualColumns }: ListViewsProps) {
  const { views, current, query, isChanged } = saved
  const isNew = current ? isChanged : !isSameQuery(query, plainQuery)
  return (
    <ViewTabs
      value={current ? current.id : tab}
      views={[
        ...tabs,
        ...views.map(view => ({
          id: view.id,
          label: view.name,
          href: saved.hrefOf(view),
          onRename: (name: string) => saved.rename(view.id, name),
          onRemove: () => void saved.remove(view),
        })),
      ]}
      {...(isNew && { onSave: saved.save })}
      {...(isChanged && { onUpdate: () => void saved.takeChanges() })}
    >
      <ColumnChoice
        columns={columns}
        usual={usualColumns}
        value={saved.columns}
        onValueChange={next => void saved.setColumns(next)}
      />
    </ViewTabs>
  )
}
