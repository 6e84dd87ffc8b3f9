import { StopEmailsForm } from '../features/wish-list/stop-emails-form.tsx'
import { pageMeta } from '../lib/seo.ts'

export const meta = () =>
  pageMeta({ title: 'Stop emails', description: 'End the emails about prices and stock.', noIndex: true })

export default function StopEmails() {
  return <StopEmailsForm />
}
