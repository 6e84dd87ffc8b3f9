import { useEffect } from 'react'
import { frameLabels } from './frame.labels.ts'

/** Sets the title of the browser's tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${frameLabels.title}`
  }, [title])
}
