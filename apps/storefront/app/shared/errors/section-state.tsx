import { LoadingIndicator, Note } from '@stoa/ui'
import { sectionStateLabels } from './section-state.labels.ts'

export interface SectionStateProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Takes the place of a section that is loading or couldn't be loaded. */
export function SectionState({ error, onRetry }: SectionStateProps) {
  if (!error) return <LoadingIndicator />
  return (
    <Note tone="caution" role="alert" action={{ label: sectionStateLabels.retry, onClick: onRetry }}>
      {sectionStateLabels.failed}
    </Note>
  )
}
