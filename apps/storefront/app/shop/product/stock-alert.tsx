import { unwrap } from '@stoa/api-client'
import { Button, Note } from '@stoa/ui'
import { api } from '../../data/api.ts'
import { useApi } from '../../data/use-api.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'

export interface StockAlertProps {
  readonly productId: string
  /** The sold-out variant that is chosen. */
  readonly variantId: string
}

const at = (id: string) => ({ params: { path: { id } } })

/** One press, and an email comes when the variant can be bought again. */
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
        title="We email you when it is back."
        action={{ label: 'Do not email me', onClick: () => void call(() => change(false)) }}
      />
    )
  return (
    <div>
      <ProblemNote problem={problem} />
      <Button emphasis="line" busy={busy !== undefined} onClick={() => void call(() => change(true))}>
        Email me when it is back
      </Button>
    </div>
  )
}
