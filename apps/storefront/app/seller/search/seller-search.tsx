import { Combobox, type ComboboxItem, filterItems } from '@stoa/back-office'
import { Dialog } from '@stoa/ui/dialog'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SellerArea } from '../frame/areas.ts'
import { useFoundRecords } from './use-found-records.ts'

/** The API is asked once the typing has paused this long. */
const PAUSE_MS = 200

export interface SellerSearchProps {
  readonly areas: readonly SellerArea[]
  readonly onClose: () => void
}

/** Search over everything of the shop: its pages at once, orders and products as the API finds them. */
export function SellerSearch({ areas, onClose }: SellerSearchProps) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { records, isLoading } = useFoundRecords(asked, areas)
  const pages: ComboboxItem[] = areas.map(({ label, href }) => ({ value: href, label, group: 'Pages' }))
  return (
    <Dialog open onOpenChange={open => open || onClose()} title="Search your shop">
      <Combobox
        label="Search your shop"
        labelHidden
        inline
        placeholder="Orders, products, pages"
        items={[...filterItems(pages, text), ...records]}
        loading={isLoading || asked !== text.trim()}
        onType={setText}
        onChange={href => {
          onClose()
          if (href) void navigate(href)
        }}
      />
    </Dialog>
  )
}
