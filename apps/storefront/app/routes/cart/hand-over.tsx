import { data } from 'react-router-dom'
import { readHandOver } from '../../data/hand-over.server.ts'
import { requestScope } from '../../data/scope.server.ts'
import { linesOfForm, linesOfLink } from '../../lib/handed-over-lines.ts'
import { pageMeta } from '../../lib/seo.ts'
import { GuardFallback } from '../../shared/session/guard-fallback.tsx'
import { handOverLabels as t } from '../../shop/hand-over/hand-over.labels.ts'
import { HandOverPage, NothingToAdd } from '../../shop/hand-over/hand-over-page.tsx'
import { useHandOver } from '../../shop/hand-over/use-hand-over.ts'
import type { Route } from './+types/hand-over'

/** Takes a link. The page of a form has the result of the action, or keeps it in its history entry. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const lines = url.searchParams.get('lines')
  if (lines === null) return null
  const handOver = await readHandOver({ request, context }, { lines: linesOfLink(lines) })
  return data(handOver, handOver.status)
}

/** Takes the form of a page of any site. Changes nothing: the page asks the visitor. */
export async function action({ request, context }: Route.ActionArgs) {
  // A body of another type has been dropped.
  const form = await request.formData().catch(() => null)
  const { sender } = context.get(requestScope)
  const handOver = await readHandOver(
    { request, context },
    { id: form?.get('id'), sender, lines: linesOfForm(form?.get('lines')) },
  )
  return data(handOver, handOver.status)
}

export const headers = () => ({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })

export const meta = () => pageMeta({ title: t.pageTitle, description: t.description, noIndex: true })

export default function HandOver({ loaderData, actionData }: Route.ComponentProps) {
  const handOver = useHandOver(actionData ?? loaderData)
  if (handOver === undefined) return <GuardFallback withoutScripts={t.unreadable.text} />
  return handOver ? (
    <HandOverPage key={handOver.id} handOver={handOver} />
  ) : (
    <NothingToAdd {...t.unreadable} />
  )
}
