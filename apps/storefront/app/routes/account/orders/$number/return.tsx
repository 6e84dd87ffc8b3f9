import { pageMeta } from '../../../../lib/seo.ts'
import type { GuardedPage } from '../../../../shared/session/guard-fallback.tsx'
import { ReturnPage } from '../../../../shop/after-sales/return-page.tsx'
import type { Route } from './+types/return'
import { returnRouteLabels } from './return.labels.ts'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({
    title: `Return items of order ${params.number}`,
    description: 'Request a return.',
    noIndex: true,
  })

export const handle: GuardedPage = {
  withoutScripts: returnRouteLabels.needsScripts,
}

export default function ReturnItems({ params }: Route.ComponentProps) {
  return <ReturnPage key={params.number} number={params.number} />
}
