import { pageMeta } from '../../../../lib/seo.ts'
import type { GuardedPage } from '../../../../shared/session/guard-fallback.tsx'
import { ClaimPage } from '../../../../shop/after-sales/claim-page.tsx'
import type { Route } from './+types/claim'
import { claimRouteLabels } from './claim.labels.ts'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({
    title: `Report a problem with order ${params.number}`,
    description: 'Report a problem.',
    noIndex: true,
  })

export const handle: GuardedPage = {
  withoutScripts: claimRouteLabels.needsScripts,
}

export default function ReportProblem({ params }: Route.ComponentProps) {
  return <ClaimPage key={params.number} number={params.number} />
}
