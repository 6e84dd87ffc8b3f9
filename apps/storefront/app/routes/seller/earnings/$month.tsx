import { pageMeta } from '../../../lib/seo.ts'
import { StatementPage } from '../../../seller/earnings/statement-page.tsx'
import type { Route } from './+types/$month'

export const meta = () =>
  pageMeta({ title: 'Statement · Seller Center', description: 'Statement of one month.', noIndex: true })

export default function Statement({ params: { month } }: Route.ComponentProps) {
  return <StatementPage key={month} month={month} />
}
