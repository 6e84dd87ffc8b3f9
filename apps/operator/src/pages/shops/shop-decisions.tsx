import { unwrap } from '@stoa/api-client'
import type { OperatorShop } from '@stoa/api-client/operator-schema'
import { client } from '../../api/client.ts'
import type { Choice } from '../../decisions/choice.ts'
import { Decisions } from '../../decisions/decisions.tsx'
import { shopDecisionsLabels as t } from './shop-decisions.labels.ts'
import { useTermination } from './use-termination.tsx'

interface ShopDecisionsProps {
  shop: OperatorShop
  /** Reads the shop again. */
  onRead: () => void
}

/** Decisions about a shop: its suspension and its termination. None is left once it is terminated. */
export function ShopDecisions({ shop, onRead }: ShopDecisionsProps) {
  const { id, name, status, endsOn, allowed, expect } = shop
  const { terminate, withdraw } = useTermination(shop)
  const path = { id }
  const suspend: Choice = {
    label: t.suspend,
    title: t.suspendTitle(name),
    tone: 'critical',
    isReasonSent: true,
    send: (call, reason) =>
      unwrap(
        client.POST('/api/operator/shops/{id}/suspend', {
          params: { path, ...call },
          body: { reason, expect },
        }),
      ),
  }
  const reopen: Choice = {
    label: t.reopen,
    title: t.reopenTitle(name),
    send: (call, reason) =>
      unwrap(
        client.POST('/api/operator/shops/{id}/reopen', {
          params: { path, ...call },
          body: { reason, expect },
        }),
      ),
  }
  if (status === 'terminated' || status === 'closed') return null
  return (
    <Decisions
      allowed={allowed}
      onRead={onRead}
      choices={{
        ...(status === 'suspended' ? { reopen } : { suspend }),
        ...(endsOn === null ? { terminate } : { withdraw_termination: withdraw }),
      }}
    />
  )
}
