import { pageMeta } from '../../../../lib/seo.ts'
import type { GuardedPage } from '../../../../shared/session/guard-fallback.tsx'
import { ClaimPage } from '../../../../shop/after-sales/claim-page.tsx'
import type { Route } from './+types/claim'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({
    title: `Report a problem with order ${params.number}`,
    description: 'Report a problem.',
    noIndex: true,
  })

export const handle: GuardedPage = {
  withoutScripts:
    'Reporting a problem needs JavaScript: this page knows you by what your browser keeps. Allow it for this site and load the page again, or write to us through the contact page with the number of your order.',
}

export default function ReportProblem({ params }: Route.ComponentProps) {
  return <ClaimPage key={params.number} number={params.number} />
}
