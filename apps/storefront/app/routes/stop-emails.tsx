import { unwrap } from '@stoa/api-client'
import { serverApi } from '../data/api.server.ts'
import { pageMeta } from '../lib/seo.ts'
import { mailedToken } from '../shop/login/confirmation.ts'
import { StopEmailsForm } from '../shop/wish-list/stop-emails-form.tsx'
import type { Route } from './+types/stop-emails'

export const meta = () =>
  pageMeta({ title: 'Stop emails', description: 'Stop the emails about prices and stock.', noIndex: true })

/** A mail program's own button (RFC 8058): a POST to the email's link, without a log-in or a screen. */
export async function action(scope: Route.ActionArgs) {
  const token = mailedToken(scope.url.searchParams)
  if (token) await unwrap(serverApi(scope).POST('/api/public/wish-emails/stop', { body: { token } }))
  return { isStopped: token !== null }
}

export default function StopEmails({ actionData }: Route.ComponentProps) {
  return <StopEmailsForm isStopped={actionData?.isStopped} />
}
