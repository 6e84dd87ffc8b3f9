import { container } from '@stoa/ui'
import { Outlet } from 'react-router-dom'
import { metaWithoutData } from '../lib/seo.ts'
import { ErrorPage } from '../shared/errors/error-page.tsx'
import type { Route } from './+types/content'

// A page that fails can't set its own head.
export const meta: Route.MetaFunction = ({ error }) => (error ? metaWithoutData(error) : [])

/** Wraps pages of the shop. If a page fails, the error replaces the page, and header and footer stay. */
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
