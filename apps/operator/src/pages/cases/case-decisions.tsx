import { unwrap } from '@stoa/api-client'
import { Link } from '@stoa/ui/link'
import { Stack } from '@stoa/ui/stack'
import { client } from '../../api/client.ts'
import { useMe } from '../../api/use-me.ts'
import type { Choice } from '../../decisions/choice.ts'
import { Decisions } from '../../decisions/decisions.tsx'
import type { CaseDecisionProps } from './case-decision.ts'
import { caseDecisionLabels as t } from './case-decisions.labels.ts'
import { DisputeDecisions } from './dispute-decisions.tsx'
import { WithdrawalDecisions } from './withdrawal-decisions.tsx'

/** The decisions about a case. */
export function CaseDecisions(props: CaseDecisionProps) {
  switch (props.found.kind) {
    case 'dispute':
      return <DisputeDecisions {...props} />
    case 'claim':
      return <ClaimDecisions {...props} />
    case 'return':
      return <ReturnDecisions {...props} />
    case 'report':
      return <ReportDecisions {...props} />
    case 'withdrawal':
      return <WithdrawalDecisions {...props} />
  }
}

function ClaimDecisions({ found: { id, allowed, expect }, onRead }: CaseDecisionProps) {
  const choice = (decision: 'uphold' | 'dismiss', label: string, title: string): Choice => ({
    label,
    title,
    tone: decision === 'uphold' ? 'neutral' : 'critical',
    isReasonSent: true,
    send: (call, reason) =>
      unwrap(
        client.POST('/api/operator/claims/{id}/decide', {
          params: { path: { id }, ...call },
          body: { decision, reason, expect },
        }),
      ),
  })
  return (
    <Decisions
      allowed={allowed}
      onRead={onRead}
      choices={{
        uphold_claim: choice('uphold', t.uphold, t.upholdTitle),
        dismiss_claim: choice('dismiss', t.dismissClaim, t.dismissClaimTitle),
      }}
    />
  )
}

function ReturnDecisions({ found: { id, allowed, expect }, onRead }: CaseDecisionProps) {
  const choice = (decision: 'approve' | 'refund' | 'dismiss', label: string, title: string): Choice => ({
    label,
    title,
    tone: decision === 'dismiss' ? 'critical' : 'neutral',
    isReasonSent: decision !== 'approve',
    send: (call, reason) =>
      unwrap(
        client.POST('/api/operator/returns/{id}/decide', {
          params: { path: { id }, ...call },
          body: { decision, reason, expect },
        }),
      ),
  })
  return (
    <Decisions
      allowed={allowed}
      onRead={onRead}
      choices={{
        approve_return: choice('approve', t.approve, t.approveTitle),
        refund_return: choice('refund', t.refund, t.refundTitle),
        dismiss_return: choice('dismiss', t.end, t.endTitle),
      }}
    />
  )
}

/** Closing the reports, and the page that acts on what was reported instead. That closes them too. */
function ReportDecisions({ found: { id, subject, allowed, expect }, onRead }: CaseDecisionProps) {
  const keys = useMe().data?.keys ?? []
  const isShop = subject?.kind === 'shop'
  const canAct = keys.includes(isShop ? 'shops' : 'catalog') && allowed.some(({ ok }) => ok)
  return (
    <Stack gap="sm">
      <Decisions
        allowed={allowed}
        onRead={onRead}
        choices={{
          close_reports: {
            label: t.close,
            title: t.closeTitle,
            isReasonSent: true,
            send: (call, reason) =>
              unwrap(
                client.POST('/api/operator/reports/{id}/close', {
                  params: { path: { id }, ...call },
                  body: { reason, expect },
                }),
              ),
          },
        }}
      />
      {subject && canAct && (
        <Link href={isShop ? `/shops/${id}` : `/catalog/restrict?kind=${subject.kind}&subject=${id}`}>
          {isShop ? t.suspend : t.restrict}
        </Link>
      )}
    </Stack>
  )
}
