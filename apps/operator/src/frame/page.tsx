import { messageFor } from '@stoa/api-client'
import { PageHead, type PageHeadProps } from '@stoa/back-office/page-head'
import { Note } from '@stoa/ui/note'
import { Skeleton } from '@stoa/ui/skeleton'
import { Stack } from '@stoa/ui/stack'
import type { ReactNode } from 'react'
import { pageLabels as t } from './page.labels.ts'
import { usePageTitle } from './page-title.ts'

interface PageProps<T> extends PageHeadProps {
  /** Data of the page; undefined while it loads. */
  data: T | undefined
  error: unknown
  /** Reads the data again. */
  onAgain: () => void
  children: (data: T) => ReactNode
}

/** A page with its head. Shows that its data is loading, or why it couldn't be loaded. */
export function Page<T>({ data, error, onAgain, children, ...head }: PageProps<T>) {
  usePageTitle(head.title)
  return (
    <Stack gap="lg">
      <PageHead {...head} />
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <Note tone="critical" role="alert" action={{ label: t.again, onClick: onAgain }}>
          {messageFor(error, t.failed)}
        </Note>
      ) : (
        <section aria-busy="true" aria-label={t.loading}>
          <Skeleton height={160} />
        </section>
      )}
    </Stack>
  )
}
