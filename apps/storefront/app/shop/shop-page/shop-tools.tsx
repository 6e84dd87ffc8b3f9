import type { ProductList, Shop } from '@stoa/api-client/schema'
import { Chip, FindForm, Note, Stack } from '@stoa/ui'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { hrefWith } from '../../lib/href-with.ts'

interface ShopToolsProps {
  readonly shop: Pick<Shop, 'name' | 'categories'>
  /** What the page shows; null when it could not be read. */
  readonly found: Pick<ProductList, 'correctedQuery'> | null
}

/** A search within one shop, and the categories it sells in. */
export function ShopTools({ shop, found }: ShopToolsProps) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const q = params.get('q') ?? ''
  const category = params.get('category')
  const href = (change: Record<string, string | null>) => hrefWith(pathname, params, change)
  const kept = [...params].filter(([name]) => !['q', 'cursor', 'page', 'sort'].includes(name))
  const root = category?.split('/')[0]
  return (
    <Stack gap="md">
      <FindForm
        action={pathname}
        label={`Search in ${shop.name}`}
        value={q}
        hidden={kept.map(([name, value]) => ({ name, value }))}
        onFind={text => navigate(href({ q: text || null, sort: null }), { preventScrollReset: true })}
      />
      {shop.categories.length > 1 && (
        <Stack as="nav" gap="sm" row aria-label={`Categories of ${shop.name}`}>
          {shop.categories.map(({ path, name }) =>
            path === root ? (
              <Chip key={path} label={name} href={href({ category: null })} look="removable" />
            ) : (
              <Chip key={path} label={name} href={href({ category: path })} />
            ),
          )}
        </Stack>
      )}
      {found?.correctedQuery && (
        <Note role="status">
          Nothing here is called “{q}”. These are the results for “{found.correctedQuery}”.
        </Note>
      )}
    </Stack>
  )
}
