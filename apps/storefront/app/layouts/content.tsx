import { container } from '@stoa/ui'
import { Outlet } from 'react-router-dom'
import { metaWithoutData } from '../lib/seo.ts'
import { ErrorPage } from '../shared/errors/error-page.tsx'
import type { Route } from './+types/content'

// If a page fails, its own head would be wrong.
export const meta: Route.MetaFunction = ({ error }) => (error ? metaWithoutData(error) : [])

/** Layout of the shop’s pages. If a page fails, its error replaces it here, so header and footer stay. */
export default function ContentLayout() {
  return (
    <div className={container.shop}>
      <Outlet />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className={container.shop}>
      <ErrorPage error={error} />
    </div>
  )
}
