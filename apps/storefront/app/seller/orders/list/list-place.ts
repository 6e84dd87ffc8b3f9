import { useEffect } from 'react'

interface Place {
  /** URL of the list with its view, filters and page. */
  readonly href: string
  /** Key of the row that was opened. */
  readonly row: string
}

const places = new Map<string, Place>()

/** Remembers the page and row from which the seller left a list, until the tab is closed. */
export const keepPlace = (list: string, place: Place): void => void places.set(list, place)

/** Returns the URL at which the seller left the list, or else the plain URL of the list. */
export const placeOf = (list: string): string => places.get(list)?.href ?? list

/** Focuses the row that was opened, once the seller is back in the list. */
export function useFocusOnPlace(list: string, href: string, isRead: boolean): void {
  useEffect(() => {
    const place = places.get(list)
    if (!isRead || !place || place.href !== href) return
    places.delete(list)
    const row = document.querySelector(`[data-row="${CSS.escape(place.row)}"]`)
    row?.querySelector<HTMLElement>('[data-row-link]')?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }, [list, href, isRead])
}
