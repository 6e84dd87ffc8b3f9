import { Button, Note, Stack } from '@stoa/ui'
import type { MouseEvent } from 'react'

interface MoreButtonProps {
  /** `reviews`, `questions`. */
  readonly what: string
  /** Where they are without scripts; nothing when there are no more. */
  readonly href: string | null
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly onMore: () => void
}

/** More of a list, below it: with scripts here, without them as a page of their own. */
export function MoreButton({ what, href, isBusy, hasFailed, onMore }: MoreButtonProps) {
  return (
    <>
      {hasFailed && (
        <Note tone="caution" role="status">
          More {what} cannot be shown right now.
        </Note>
      )}
      {href !== null && (
        <Stack row>
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
            Show more {what}
          </Button>
        </Stack>
      )}
    </>
  )
}
