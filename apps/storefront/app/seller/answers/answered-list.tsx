import { isApiError } from '@stoa/api-client'
import { PageHead, ViewTabs } from '@stoa/back-office'
import { LoadingIndicator } from '@stoa/ui/loading'
import { Note } from '@stoa/ui/note'
import { EmptyState } from '@stoa/ui/page-states'
import { Pagination } from '@stoa/ui/pagination'
import { Stack } from '@stoa/ui/stack'
import type { ReactNode } from 'react'
import { useShown } from '../lists/use-shown.ts'
import { type AnsweredView, hrefOfView } from './answered-views.ts'

export interface AnsweredListProps<View extends string> {
  readonly title: string
  readonly text: string
  /** Where the page is. */
  readonly path: string
  readonly views: readonly AnsweredView<View>[]
  readonly view: View
  /** As SWR gives it. */
  readonly read: {
    readonly data?:
      | {
          readonly items: readonly unknown[]
          readonly counts: Readonly<Record<View, number>>
          readonly page: { readonly previous?: string | null; readonly next?: string | null }
        }
      | undefined
    readonly error?: unknown
    readonly isLoading: boolean
    readonly mutate: () => unknown
  }
  /** A card for each item. */
  readonly children: ReactNode
}

/** What is said of the shop's products and waits for its answer, by view and page. */
export function AnsweredList<View extends string>({
  title,
  text,
  path,
  views,
  view,
  read: { data, error, isLoading, mutate },
  children,
}: AnsweredListProps<View>) {
  // Views of nothing only stand in the way, and what stands there is what stands in all of them.
  const isNew = views[0] !== undefined && data?.counts[views[0].id] === 0
  const empty = (isNew ? views[0] : views.find(({ id }) => id === view))?.empty
  const shownView = useShown(view, isLoading)
  const pageHref = (cursor: string | null | undefined) =>
    cursor ? hrefOfView(path, shownView, cursor) : undefined
  return (
    <Stack gap="lg">
      <PageHead title={title} text={text} />
      {!isNew && (
        <ViewTabs
          value={view}
          views={views.map(({ id, label }) => ({
            id,
            label,
            href: hrefOfView(path, id),
            count: data?.counts[id],
          }))}
        />
      )}
      {error !== undefined && !data && (
        <Note
          tone="caution"
          role="alert"
          title={`The ${title.toLowerCase()} could not be loaded.`}
          action={
            isApiError(error) && error.code === 'cursor.invalid'
              ? { label: 'First page', href: hrefOfView(path, view) }
              : { label: 'Try again', onClick: () => void mutate() }
          }
        />
      )}
      {!data && error === undefined && <LoadingIndicator />}
      {data?.items.length === 0 && empty && <EmptyState thing="box" {...empty} />}
      {children}
      {data && <Pagination previousHref={pageHref(data.page.previous)} nextHref={pageHref(data.page.next)} />}
    </Stack>
  )
}
