import { withMarket } from '../lib/market.ts'
import { pageMeta } from '../lib/seo.ts'
import type { NamedPage } from '../shop/login/card-frame.tsx'
import { ResendEmail } from '../shop/login/resend-email.tsx'
import { TokenForm } from '../shop/login/token-form.tsx'
import { verifyAccountLabels } from './verify-account.labels.ts'

export const handle: NamedPage = { title: verifyAccountLabels.title }

export const meta = () =>
  pageMeta({
    title: verifyAccountLabels.title,
    description: withMarket(verifyAccountLabels.description),
    noIndex: true,
  })

export default function VerifyAccount() {
  return (
    <TokenForm
      title={verifyAccountLabels.title}
      lede={verifyAccountLabels.lede}
      submitLabel={verifyAccountLabels.submit}
      done={verifyAccountLabels.done}
      anotherHref="/verify-account"
      withoutToken={<ResendEmail title={verifyAccountLabels.title} lede={verifyAccountLabels.resendLede} />}
    />
  )
}
