import { PageProgress } from '@stoa/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { leftPage } from './came-from.ts'
import { usePageCache } from './page-cache.ts'

/** Shows that the next page is on its way, and says its title when it has come. */
export function PageChange() {
  const { state } = useNavigation()
  const { pathname } = useLocation()
  const [shown, setShown] = useState(pathname)
  const [arrived, setArrived] = useState('')

  usePageCache()

  useEffect(() => {
    // The first page is read by the browser itself.
    if (pathname === shown) return
    setShown(pathname)
    leftPage(shown)
    setArrived(document.title)
    // What the server told search engines of the page before is not of this one.
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove()
  }, [pathname, shown])

  return <PageProgress active={state !== 'idle'} arrived={arrived} />
}
