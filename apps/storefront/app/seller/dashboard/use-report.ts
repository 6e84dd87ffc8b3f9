import { useState } from 'react'
import { saveBlob } from '../../shared/files/save-blob.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { useShop } from '../access/shop-context.ts'
import { reportLabels } from './dashboard-page.labels.ts'

export type ReportName = 'sales' | 'products' | 'categories' | 'sources' | 'countries'

export interface ReportDays {
  readonly from?: string
  readonly to?: string
  readonly days?: number
}

/** Saves the data of a plot as a CSV file. A plain link can't do this, because the call needs the session's token. */
export function useReport(query: ReportDays) {
  const { api, shop } = useShop()
  const [busy, setBusy] = useState<ReportName | null>(null)
  async function save(report: ReportName): Promise<void> {
    if (busy) return
    setBusy(report)
    const answer = await api
      .GET('/api/seller/reports/{report}', { params: { path: { report }, query }, parseAs: 'blob' })
      .catch(() => null)
    setBusy(null)
    const file: unknown = answer?.data
    if (!(file instanceof Blob) || file.size === 0) {
      toasts.show({ type: 'error', title: reportLabels.failed })
      return
    }
    saveBlob(file, `${shop.slug}-${report}.csv`)
  }
  return { busy, save: (report: ReportName) => void save(report) }
}
