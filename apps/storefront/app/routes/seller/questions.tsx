import { NeedsKey } from '../../features/seller/frame/needs-key.tsx'
import { QuestionsPage } from '../../features/seller/questions/questions-page.tsx'
import { pageMeta } from '../../lib/seo.ts'

export const meta = () =>
  pageMeta({
    title: 'Questions · Seller Center',
    description: 'What shoppers ask about your products.',
    noIndex: true,
  })

export default function SellerQuestions() {
  return (
    <NeedsKey shopKey="products">
      <QuestionsPage />
    </NeedsKey>
  )
}
