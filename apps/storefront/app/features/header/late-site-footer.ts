import { onTouch } from '../start/on-touch.tsx'

export const SiteFooter = onTouch(async () => (await import('./site-footer.tsx')).SiteFooter)
