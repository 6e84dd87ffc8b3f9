import { onTouch } from '../start/on-touch.tsx'

export const Suggesting = onTouch(async () => (await import('./suggesting.tsx')).Suggesting)
