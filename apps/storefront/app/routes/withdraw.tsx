import { Link, ProsePage, Stack, Text } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { data, useSearchParams } from 'react-router-dom'
import { canonicalUrl, serverApi } from '../data/api.server.ts'
import { followMarket } from '../data/market-settings.server.ts'
import { metaWithoutData, pageMeta } from '../lib/seo.ts'
import { withdrawLabels } from '../shop/withdrawal/withdraw.labels.ts'
import { type WithdrawalStep, withdraw } from '../shop/withdrawal/withdraw.ts'
import { WithdrawalForm } from '../shop/withdrawal/withdrawal-form.tsx'
import type { Route } from './+types/withdraw'

export async function loader(scope: Route.LoaderArgs) {
  const { withdrawal } = await followMarket(scope)
  if (withdrawal.scope === 'off') throw data(null, { status: 404, statusText: 'Not Found' })
  return { canonical: canonicalUrl(scope), days: withdrawal.days }
}

/** Takes the forms of a browser without scripts; with them the forms speak to the API themselves. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = Object.fromEntries(await request.formData())
  const step = await withdraw(serverApi({ request, context }), { ...form, own: '' })
  return data<WithdrawalStep>(step, { status: step.status })
}

/** The emailed links carry a secret: requests of this page name the site and not the address. */
export const headers = () => ({ 'referrer-policy': 'strict-origin', 'cache-control': 'no-store' })

export const meta: Route.MetaFunction = ({ loaderData, location, error }) => {
  if (!loaderData) return metaWithoutData(error)
  return pageMeta({
    title: withdrawLabels.title,
    description: formatMessage(withdrawLabels.lede, { days: loaderData.days }),
    canonical: loaderData.canonical,
    noIndex: location.search !== '',
  })
}

export default function Withdraw({ loaderData: { days }, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const read = (name: string) => params.get(name) ?? ''
  return (
    <ProsePage
      title={withdrawLabels.title}
      lede={formatMessage(withdrawLabels.lede, { days })}
      lead={
        <Stack>
          <WithdrawalForm
            answer={actionData}
            given={{ token: read('token'), number: read('number'), object: read('object') }}
          />
          <Text>
            <Link href="/right-of-withdrawal">{withdrawLabels.instructions}</Link>
          </Text>
        </Stack>
      }
      html=""
    />
  )
}
