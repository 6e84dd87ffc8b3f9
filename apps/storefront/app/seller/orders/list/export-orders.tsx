import type { DownloadRequest } from '@stoa/api-client/schema'
import { DownloadIcon } from '@stoa/back-office'
import { Button } from '@stoa/ui'
import { useCall } from '../../../shared/call/use-call.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { download } from '../../api/download.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { sayProblem } from '../../products/list/say-problem.ts'
import { exportOrdersLabels } from './export-orders.labels.ts'

export interface ExportOrdersProps {
  /** View, search and days of the list. */
  readonly filter: Omit<Extract<DownloadRequest, { kind: 'orders' }>, 'kind'>
}

/** Downloads the orders of the list, all its pages, as a CSV file. */
export function ExportOrders({ filter }: ExportOrdersProps) {
  const { busy, call } = useCall(useShopRules())
  const save = async () => {
    const done = await call(({ api }) => download(api, { kind: 'orders', ...filter }))
    if (!done.ok && done.error)
      toasts.show({ type: 'error', title: exportOrdersLabels.failed, body: sayProblem(done.error) })
  }
  return (
    <Button emphasis="line" icon={DownloadIcon} busy={busy !== undefined} onClick={() => void save()}>
      {exportOrdersLabels.download}
    </Button>
  )
}
