import { LoadingIndicator, Note } from '@stoa/ui'

export interface SectionStateProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** In the place of what is being read, or could not be read. */
export function SectionState({ error, onRetry }: SectionStateProps) {
  if (!error) return <LoadingIndicator />
  return (
    <Note tone="caution" role="alert" action={{ label: 'Try again', onClick: onRetry }}>
      This could not be loaded.
    </Note>
  )
}
