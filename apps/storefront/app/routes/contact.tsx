import { isApiError, unwrap } from '@stoa/api-client'
import { ProsePage, Stack } from '@stoa/ui'
import { data } from 'react-router-dom'
import { canonicalUrl, serverApi } from '../data/api.server.ts'
import { informationPage } from '../data/information.server.ts'
import { breadcrumbList } from '../lib/breadcrumb-list.ts'
import { metaWithoutData, pageMeta } from '../lib/seo.ts'
import { problemOfCall } from '../shared/call/problem.ts'
import { toContactFields, toContactMessage } from '../shop/contact/contact-fields.ts'
import { type ContactAnswer, ContactForm } from '../shop/contact/contact-form.tsx'
import type { Route } from './+types/contact'

export async function loader(scope: Route.LoaderArgs) {
  const page = await informationPage(scope, 'contact')
  if (!page) throw data(null, { status: 404, statusText: 'Not Found' })
  return { page, canonical: canonicalUrl(scope) }
}

/** Takes the form of a browser without scripts; with them the form speaks to the API itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = Object.fromEntries(await request.formData())
  try {
    await unwrap(
      serverApi({ request, context }).POST('/api/public/contact', { body: toContactMessage(form) }),
    )
    return data<ContactAnswer>({ sent: true })
  } catch (error) {
    if (!isApiError(error)) throw error
    return data<ContactAnswer>(
      { sent: false, problem: problemOfCall(error), typed: toContactFields(form) },
      { status: error.status || 503 },
    )
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return metaWithoutData(error)
  const { page, canonical } = loaderData
  return pageMeta({
    title: page.title,
    description: page.description,
    canonical,
    kind: 'article',
    jsonLd: import.meta.env.SSR
      ? [breadcrumbList(canonical, [{ label: 'Home', href: '/' }, { label: page.title }])]
      : undefined,
  })
}

export default function Contact({ loaderData: { page }, actionData }: Route.ComponentProps) {
  return (
    <ProsePage
      title={page.title}
      lede={page.description}
      updated={page.updated}
      contents={page.headings}
      lead={
        <Stack id="write-to-us">
          <ContactForm answer={actionData} />
        </Stack>
      }
      html={page.html}
    />
  )
}
