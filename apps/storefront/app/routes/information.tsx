import { ProsePage } from '@stoa/ui'
import { data } from 'react-router-dom'
import { canonicalUrl } from '../data/api.server.ts'
import { informationPage } from '../data/information.server.ts'
import { faqPage } from '../lib/json-ld.ts'
import { metaWithoutData, pageMeta } from '../lib/seo.ts'
import type { Route } from './+types/information'

export function loader(scope: Route.LoaderArgs) {
  const page = informationPage(scope.url.pathname.replaceAll('/', ''))
  if (!page) throw data(null, { status: 404, statusText: 'Not Found' })
  return { page, canonical: canonicalUrl(scope) }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return metaWithoutData(error)
  return pageMeta({
    title: loaderData.page.title,
    description: loaderData.page.description,
    canonical: loaderData.canonical,
    kind: 'article',
    jsonLd: loaderData.page.questions.length ? [faqPage(loaderData.page.questions)] : undefined,
  })
}

export default function Information({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ProsePage
      title={page.title}
      lede={page.description}
      updated={page.updated}
      contents={page.headings}
      html={page.html}
    />
  )
}
