import { useEffect, useState } from 'react'
import { useShopRead } from '../../api/use-shop-api.ts'

const PAUSE_MS = 400

/** Checks a slug once the seller stops typing. Null while its availability is unknown or the slug is unchanged. */
export function useSlugCheck(slug: string, saved: string, productId: string | undefined) {
  const [asked, setAsked] = useState('')
  const isNew = slug !== '' && slug !== saved
  useEffect(() => {
    const timer = setTimeout(() => setAsked(isNew ? slug : ''), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [slug, isNew])
  const { data } = useShopRead(
    '/api/seller/products/slug',
    asked ? { params: { query: { slug: asked, ...(productId && { productId }) } } } : null,
  )
  return isNew && asked === slug ? (data ?? null) : null
}
