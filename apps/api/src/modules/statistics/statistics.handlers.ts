import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { createDashboardService } from './dashboard.service.ts'
import { createReportService } from './report.service.ts'
import type { ViewCounter } from './views/view-counter.ts'

export function createStatisticsHandlers(
  deps: Deps,
  views: ViewCounter,
): Pick<Handlers, 'getSellerDashboard' | 'getSellerReport' | 'countView'> {
  const dashboard = createDashboardService(deps)
  const reports = createReportService(deps)
  return {
    getSellerDashboard: ({ shop, query }) => dashboard.dashboard(shop, query),
    getSellerReport: ({ shop, params, query }) => reports.csv(shop, params.report, query),
    countView: async ({ body, ip }) => views.count(body.product, body.source, ip) as undefined,
  }
}
