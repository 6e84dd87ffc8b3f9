import type { Run } from '@stoa/api-client/schema'

export interface RunStepProps {
  readonly run: Run
  /** Called with the run that a call returned. */
  readonly onChange: (run: Run) => void
}
