import { Outlet } from 'react-router-dom'
import { ErrorPage } from '../shared/errors/error-page.tsx'
import { NeedsScripts } from '../shared/session/guard-fallback.tsx'
import { CardFrame } from '../shop/login/card-frame.tsx'
import type { Route } from './+types/mailed-link'

/** Layout of pages that an emailed link opens, for guests and users alike. */
export default function MailedLinkLayout() {
  return (
    <CardFrame>
      <NeedsScripts />
      <Outlet />
    </CardFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <CardFrame>
      <ErrorPage error={error} />
    </CardFrame>
  )
}
