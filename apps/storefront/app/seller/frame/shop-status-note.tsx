import { Note } from '@stoa/ui/note'
import { useShop } from '../access/shop-context.ts'

/** Above every page of a suspended shop: what goes on, and what does not. */
export function ShopStatusNote() {
  const { shop } = useShop()
  if (shop.status !== 'suspended') return null
  return (
    <Note
      tone="critical"
      title={`${shop.name} is suspended.`}
      action={{ label: 'Write to us', href: '/contact' }}
    >
      Its products are not on sale, and cannot be changed. Please go on sending what was bought.
    </Note>
  )
}
