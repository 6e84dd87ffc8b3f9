import { Button, Note, Stack } from '@stoa/ui'
import type { MouseEvent } from 'react'
import { moreLabels } from './product-page.labels.ts'

interface MoreButtonProps {
  /** Kind of the list. */
  readonly what: keyof typeof moreLabels
  /** URL of the next page, for visitors without scripts; null if there is none. */
  readonly href: string | null
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly onMore: () => void
}

/** Shows the button that loads more of a list. Without scripts it is a link to the next page. */
export function MoreButton({ what, href, isBusy, hasFailed, onMore }: MoreButtonProps) {
  return (
    <>
      {hasFailed && (
        <Note tone="caution" role="status">
          {moreLabels[what].failed}
        </Note>
      )}
      {href !== null && (
        <Stack layout="row">
          <Button
            emphasis="line"
            aria-busy={isBusy || undefined}
            href={href}
            onClick={(event: MouseEvent) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              if (!isBusy) onMore()
            }}
          >
            {moreLabels[what].more}
          </Button>
        </Stack>
      )}
    </>
  )
}
