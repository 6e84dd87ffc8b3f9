import { pageMeta } from '../lib/seo.ts'
import { setUpLabels } from '../operator/set-up/set-up.labels.ts'
import { SetUpPage } from '../operator/set-up/set-up-page.tsx'

export const meta = () =>
  pageMeta({ title: setUpLabels.title, description: setUpLabels.description, noIndex: true })

export default SetUpPage
