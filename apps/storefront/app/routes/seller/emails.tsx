import { pageMeta } from '../../lib/seo.ts'
import { EmailsPage } from '../../seller/emails/emails-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Emails · Seller Center',
    description: 'Emails that you get about your shop.',
    noIndex: true,
  })

export default function SellerEmails() {
  return <EmailsPage />
}
