import { ProsePage, Stack } from '@stoa/ui'
import { data, useSearchParams } from 'react-router-dom'
import { canonicalUrl, serverApi } from '../data/api.server.ts'
import { informationPage } from '../data/information.server.ts'
import { breadcrumbList } from '../lib/breadcrumb-list.ts'
import { metaWithoutData, pageMeta } from '../lib/seo.ts'
import { type TrackingAnswer, trackOrder } from '../shop/orders/track-order.ts'
import { TrackOrderForm } from '../shop/orders/track-order-form.tsx'
import type { Route } from './+types/track-order'

export async function loader(scope: Route.LoaderArgs) {
  const page = await informationPage(scope, 'track-order')
  if (!page) throw data(null, { status: 404, statusText: 'Not Found' })
  return { page, canonical: canonicalUrl(scope) }
}

/** Takes the form of a browser without scripts; with them the form speaks to the API itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = Object.fromEntries(await request.formData())
  const answer = await trackOrder(serverApi({ request, context }), form)
  return data<TrackingAnswer>(answer, { status: answer.found ? 200 : answer.status })
}

/** The emailed link carries a secret: requests of this page name the site and not the address. */
export const headers = () => ({ 'referrer-policy': 'strict-origin', 'cache-control': 'no-store' })

export const meta: Route.MetaFunction = ({ loaderData, location, error }) => {
  if (!loaderData) return metaWithoutData(error)
  const { page, canonical } = loaderData
  return pageMeta({
    title: page.title,
    description: page.description,
    canonical,
    kind: 'article',
    noIndex: location.search !== '',
    jsonLd: import.meta.env.SSR
      ? [breadcrumbList(canonical, [{ label: 'Home', href: '/' }, { label: page.title }])]
      : undefined,
  })
}

/** Its own parts come first, so that what was found is in sight. */
export default function TrackOrder({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  return (
    <ProsePage
      title={page.title}
      lede={page.description}
      updated={page.updated}
      contents={page.headings}
      tools={
        <Stack gap="lg">
          <TrackOrderForm answer={actionData} token={params.get('token')} />
        </Stack>
      }
      html={page.html}
    />
  )
}
