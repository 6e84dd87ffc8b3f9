import { onTouch } from '../start/on-touch.tsx'

export const HomePage = onTouch(async () => (await import('./home-page.tsx')).HomePage)
