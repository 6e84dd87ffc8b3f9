import type { CaseKind } from '@stoa/api-client/operator-schema'
import { Badge, type BadgeProps } from '@stoa/ui/badge'
import { caseStatus } from './cases.labels.ts'

/** Tones of states that wait for someone. The others are neutral. */
const TONES: Partial<Record<CaseKind, Readonly<Record<string, BadgeProps['tone']>>>> = {
  dispute: { open: 'caution', under_review: 'info' },
  claim: { open: 'info' },
  return: { requested: 'info', approved: 'info', in_transit: 'info' },
  withdrawal: { unmatched: 'caution', matched: 'info' },
  report: { open: 'caution' },
}

interface CaseBadgeProps {
  kind: CaseKind
  status: string
  /** ISO 8601. An open case whose time has passed is critical. */
  due: string | null
}

/** State of a case. */
export function CaseBadge({ kind, status, due }: CaseBadgeProps) {
  const tone = TONES[kind]?.[status]
  const isLate = tone !== undefined && due !== null && new Date(due) < new Date()
  return (
    <Badge dot tone={isLate ? 'critical' : (tone ?? 'neutral')}>
      {caseStatus[kind][status] ?? status}
    </Badge>
  )
}
