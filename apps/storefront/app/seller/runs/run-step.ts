import type { Run } from '@stoa/api-client/schema'

export interface RunStepProps {
  readonly run: Run
  /** The run as a call has left it. */
  readonly onChange: (run: Run) => void
}
