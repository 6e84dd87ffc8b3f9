import type { Case } from '@stoa/api-client/operator-schema'

/** Props of the decisions about one kind of case. */
export interface CaseDecisionProps {
  found: Case
  /** Reads the case again. */
  onRead: () => void
}
