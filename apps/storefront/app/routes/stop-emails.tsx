import { serverApi } from '../data/api.server.ts'
import { pageMeta } from '../lib/seo.ts'
import { mailedToken } from '../shop/login/confirmation.ts'
import { stopEmails, stoppedSubject } from '../shop/wish-list/stop-emails.ts'
import { StopEmailsForm } from '../shop/wish-list/stop-emails-form.tsx'
import type { Route } from './+types/stop-emails'

export const meta = () =>
  pageMeta({ title: 'Stop emails', description: 'Stop emails that you no longer want.', noIndex: true })

/** A mail program's own button (RFC 8058): a POST to the email's link, without a log-in or a screen. */
export async function action(scope: Route.ActionArgs) {
  const token = mailedToken(scope.url.searchParams)
  if (token) await stopEmails(serverApi(scope), token, stoppedSubject(scope.url.searchParams))
  return { isStopped: token !== null }
}

export default function StopEmails({ actionData }: Route.ComponentProps) {
  return <StopEmailsForm isStopped={actionData?.isStopped} />
}
