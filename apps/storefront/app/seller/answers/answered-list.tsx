import { isApiError } from '@stoa/api-client'
import { PageHead, ViewTabs } from '@stoa/back-office'
import { LoadingIndicator } from '@stoa/ui/loading'
import { Note } from '@stoa/ui/note'
import { EmptyState } from '@stoa/ui/page-states'
import { Pagination } from '@stoa/ui/pagination'
import { Stack } from '@stoa/ui/stack'
import type { ReactNode } from 'react'
import { useShown } from '../lists/use-shown.ts'
import { answeredListLabels } from './answered-list.labels.ts'
import { type AnsweredView, hrefOfView } from './answered-views.ts'

export interface AnsweredListProps<View extends string> {
  readonly title: string
  readonly text: string
  /** Path of the page. */
  readonly path: string
  readonly views: readonly AnsweredView<View>[]
  readonly view: View
  /** Result of SWR. */
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
  /** Cards of the items. */
  readonly children: ReactNode
}

/** Shows reviews or questions that the shop can answer, with their views and pages. */
export function AnsweredList<View extends string>({
  title,
  text,
  path,
  views,
  view,
  read: { data, error, isLoading, mutate },
  children,
}: AnsweredListProps<View>) {
  // A shop without reviews or questions needs no views, and its empty text is that of all of them.
  const isNew = views[0] !== undefined && data?.counts[views[0].id] === 0
  const empty = (isNew ? views[0] : views.find(({ id }) => id === view))?.empty
  const shownView = useShown(view, isLoading)
  const pageHref = (cursor: string | null | undefined) =>
    cursor ? hrefOfView(path, shownView, cursor) : undefined
  return (
    <Stack gap="lg">
      <PageHead title={title} lede={text} />
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
          title={answeredListLabels.failed}
          action={
            isApiError(error) && error.code === 'cursor.invalid'
              ? { label: answeredListLabels.first, href: hrefOfView(path, view) }
              : { label: answeredListLabels.retry, onClick: () => void mutate() }
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
