import { pageMeta } from '../../lib/seo.ts'
import { NeedsKey } from '../../seller/access/needs-key.tsx'
import { QuestionsPage } from '../../seller/questions/questions-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Questions · Seller Center',
    description: 'Questions about your products.',
    noIndex: true,
  })

export default function SellerQuestions() {
  return (
    <NeedsKey shopKey="products">
      <QuestionsPage />
    </NeedsKey>
  )
}
