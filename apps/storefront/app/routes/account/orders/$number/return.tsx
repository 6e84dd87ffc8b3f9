import { pageMeta } from '../../../../lib/seo.ts'
import type { GuardedPage } from '../../../../shared/session/guard-fallback.tsx'
import { ReturnPage } from '../../../../shop/after-sales/return-page.tsx'
import type { Route } from './+types/return'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({
    title: `Return items of order ${params.number}`,
    description: 'Request a return.',
    noIndex: true,
  })

export const handle: GuardedPage = {
  withoutScripts:
    'Requesting a return needs JavaScript: this page knows you by what your browser keeps. Allow it for this site and load the page again, or write to us through the contact page with the number of your order.',
}

export default function ReturnItems({ params }: Route.ComponentProps) {
  return <ReturnPage key={params.number} number={params.number} />
}
