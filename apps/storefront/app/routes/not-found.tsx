import { data } from 'react-router-dom'
import { pageMeta } from '../lib/seo.ts'
import { MissingPage } from '../shared/errors/missing-page.tsx'

export const loader = () => data(null, { status: 404, statusText: 'Not Found' })

export const meta = () =>
  pageMeta({ title: 'Page not found', description: 'There is no page at this address.', noIndex: true })

export default function UnknownPath() {
  return <MissingPage />
}
