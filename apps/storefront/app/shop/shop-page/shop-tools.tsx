import type { ProductList, Shop } from '@stoa/api-client/schema'
import { Chip, FindForm, Note, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { hrefWith } from '../../lib/href-with.ts'
import { type Found, HowFound, isFoundOtherwise } from '../search/how-found.tsx'
import { shopToolsLabels as t } from './shop-page.labels.ts'

interface ShopToolsProps {
  readonly shop: Pick<Shop, 'name' | 'categories'>
  /** The products that the page shows; null if they couldn't be read. */
  readonly found: (Found & Pick<ProductList, 'facets'>) | null
  /** Adds a chip for products on sale. */
  readonly isShort: boolean
}

/** Shows the search within a shop, and its categories. */
export function ShopTools({ shop, found, isShort }: ShopToolsProps) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const q = params.get('q') ?? ''
  const category = params.get('category')
  const href = (change: Record<string, string | null>) => hrefWith(pathname, params, change)
  const kept = [...params].filter(([name]) => !['q', 'cursor', 'page', 'sort'].includes(name))
  const root = category?.split('/')[0]
  const isOnSale = params.get('onSale') === '1'
  const hasSale = isShort && (isOnSale || (found?.facets.onSale ?? 0) > 0)
  return (
    <Stack gap="md">
      <FindForm
        action={pathname}
        label={formatMessage(t.search, { shop: shop.name })}
        value={q}
        hidden={kept.map(([name, value]) => ({ name, value }))}
        onSubmit={text => navigate(href({ q: text || null, sort: null }), { preventScrollReset: true })}
      />
      {(shop.categories.length > 1 || hasSale) && (
        <Stack as="nav" gap="sm" layout="row" aria-label={formatMessage(t.categories, { shop: shop.name })}>
          <Chip label={t.all} href={href({ category: null, onSale: null })} current={!root && !isOnSale} />
          {shop.categories.map(({ path, name }) =>
            path === root ? (
              <Chip key={path} label={name} href={href({ category: null })} removable />
            ) : (
              <Chip key={path} label={name} href={href({ category: path })} />
            ),
          )}
          {hasSale && (
            <Chip label={t.onSale} href={href({ onSale: isOnSale ? null : '1' })} current={isOnSale} />
          )}
        </Stack>
      )}
      {found && isFoundOtherwise(found) && (
        <Note role="status">
          <HowFound query={q} found={found} hrefOf={text => href({ q: text })} />
        </Note>
      )}
    </Stack>
  )
}
