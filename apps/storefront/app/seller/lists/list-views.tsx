import { ColumnChoice, type TableView, ViewTabs } from '@stoa/back-office'
import type { SavedViews } from './use-saved-views.ts'
import { isSameQuery } from './view-query.ts'

export interface ListViewsProps {
  readonly saved: SavedViews
  /** Views that every shop has. */
  readonly tabs: readonly TableView[]
  /** Id of the shown view, unless it is a saved one. Undefined if the filters match no view. */
  readonly tab: string | undefined
  /** Query of that view. A query that differs from it can be saved. */
  readonly plainQuery: SavedViews['query']
  /** Columns that can be shown or hidden. */
  readonly columns: readonly { id: string; label: string }[]
  readonly usualColumns: readonly string[]
}

/** Shows the views of a list, those of every shop and those that the user has saved, and the choice of columns. */
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
