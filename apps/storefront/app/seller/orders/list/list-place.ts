import { useEffect } from 'react'

interface Place {
  /** The list with its view, filters and page. */
  readonly href: string
  /** The row that was opened. */
  readonly row: string
}

const places = new Map<string, Place>()

/** Remembers where somebody leaves a list from, for as long as the tab is open. */
export const keepPlace = (list: string, place: Place): void => void places.set(list, place)

/** The list as it was left; else as it begins. */
export const placeOf = (list: string): string => places.get(list)?.href ?? list

/** Back in the list, the focus is on the row that was opened. */
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
