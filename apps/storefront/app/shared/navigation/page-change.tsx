import { PageProgress } from '@stoa/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { leftPage } from './came-from.ts'
import { usePageCache } from './page-cache.ts'

/** Shows progress while the next page loads, and announces its title afterwards. */
export function PageChange() {
  const { state } = useNavigation()
  const { pathname } = useLocation()
  const [shown, setShown] = useState(pathname)
  const [arrived, setArrived] = useState('')

  usePageCache()

  useEffect(() => {
    // The browser announces the first page.
    if (pathname === shown) return
    setShown(pathname)
    leftPage(shown)
    setArrived(document.title)
    // The structured data of the first page doesn't apply to the next one.
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove()
  }, [pathname, shown])

  return <PageProgress loading={state !== 'idle'} arrived={arrived} />
}
