import { Combobox, type ComboboxItem, filterItems } from '@stoa/ui/combobox'
import { Dialog } from '@stoa/ui/dialog'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SellerArea } from '../frame/areas.ts'
import { sellerSearchLabels } from './seller-search.labels.ts'
import { useFoundRecords } from './use-found-records.ts'

/** Pause in typing before the API is called, in milliseconds. */
const PAUSE_MS = 200

export interface SellerSearchProps {
  readonly areas: readonly SellerArea[]
  readonly onClose: () => void
}

/** Searches the pages of the seller area, and orders and products through the API. */
export function SellerSearch({ areas, onClose }: SellerSearchProps) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { records, isLoading } = useFoundRecords(asked, areas)
  const pages: ComboboxItem[] = areas.map(({ label, href }) => ({
    value: href,
    label,
    group: sellerSearchLabels.pages,
  }))
  return (
    <Dialog open onOpenChange={open => open || onClose()} title={sellerSearchLabels.title}>
      <Combobox
        label={sellerSearchLabels.title}
        hideLabel
        inline
        placeholder={sellerSearchLabels.hint}
        items={[...filterItems(pages, text), ...records]}
        loading={isLoading || asked !== text.trim()}
        onInputChange={setText}
        onValueChange={href => {
          onClose()
          if (href) void navigate(href)
        }}
      />
    </Dialog>
  )
}
