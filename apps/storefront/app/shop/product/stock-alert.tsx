import { unwrap } from '@stoa/api-client'
import { Button, Note } from '@stoa/ui'
import { api } from '../../data/api.ts'
import { useApi } from '../../data/use-api.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { stockAlertLabels as t } from './stock-alert.labels.ts'

export interface StockAlertProps {
  readonly productId: string
  /** Id of the chosen, sold-out variant. */
  readonly variantId: string
}

const at = (id: string) => ({ params: { path: { id } } })

/** Shows the button that requests an email when the variant is back in stock. */
export function StockAlert({ productId, variantId }: StockAlertProps) {
  const { data, mutate } = useApi('/api/user/stock-alerts', { params: { query: { productId } } })
  const { busy, problem, call } = useCall()
  const change = async (isWanted: boolean) => {
    if (isWanted) {
      await mutate(await unwrap(api.PUT('/api/user/stock-alerts/{id}', at(variantId))), { revalidate: false })
      return
    }
    await unwrap(api.DELETE('/api/user/stock-alerts/{id}', at(variantId)))
    await mutate()
  }
  if (data?.variantIds.includes(variantId))
    return (
      <Note
        tone="positive"
        role="status"
        title={t.wanted}
        action={{ label: t.cancel, onClick: () => void call(() => change(false)) }}
      />
    )
  return (
    <div>
      <ProblemNote problem={problem} />
      <Button emphasis="line" busy={busy !== undefined} onClick={() => void call(() => change(true))}>
        {t.ask}
      </Button>
    </div>
  )
}
