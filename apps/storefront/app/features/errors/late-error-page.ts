import { late } from '../start/on-touch.tsx'

export const ErrorPage = late(async () => (await import('./error-page.tsx')).ErrorPage)
