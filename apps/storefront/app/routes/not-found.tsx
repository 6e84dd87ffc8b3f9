import { data } from 'react-router-dom'
import { metaOfMissingPage } from '../lib/seo.ts'
import { MissingPage } from '../shared/errors/missing-page.tsx'

export const loader = () => data(null, { status: 404, statusText: 'Not Found' })

export const meta = metaOfMissingPage

export default function UnknownPath() {
  return <MissingPage />
}
