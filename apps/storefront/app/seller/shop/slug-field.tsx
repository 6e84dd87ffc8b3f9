import { MAX_SHOP_SLUG_LENGTH, MIN_SHOP_SLUG_LENGTH } from '@stoa/api-client/limits'
import { TextField } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useEffect, useState } from 'react'
import { useApi } from '../../data/use-api.ts'
import { slugFieldLabels, slugReasonLabels } from './shop-fields.labels.ts'
import { shopFieldLabels } from './shop-form.labels.ts'

interface SlugFieldProps {
  readonly value: string
  readonly onChange: (slug: string) => void
  /** Present slug of the shop, which needs no check. */
  readonly own?: string | undefined
  /** The server's message about the slug. */
  readonly error?: string | undefined
}

const PAUSE_MS = 350

/** Field for the end of a shop's URL. Asks the API whether it is free while the seller types. */
export function SlugField({ value, onChange, own, error }: SlugFieldProps) {
  const [asked, setAsked] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  const isOwn = value === own
  const { data } = useApi(
    '/api/user/shop-application/slug',
    asked && !isOwn ? { params: { query: { slug: asked } } } : null,
    { dedupingInterval: 10_000 },
  )
  const check = asked === value && !isOwn ? data : undefined
  const found = check?.reason ? slugReasonLabels[check.reason] : undefined
  const suggestion =
    check?.suggestion && formatMessage(slugFieldLabels.suggestion, { slug: check.suggestion })
  return (
    <TextField
      label={shopFieldLabels.slug}
      name="slug"
      value={value}
      onValueChange={text => onChange(text.toLowerCase().replace(/[\s_]+/g, '-'))}
      error={error ?? (found && [found, suggestion].filter(Boolean).join(' '))}
      hint={hintOf(value, check?.isFree)}
      pattern="[a-z0-9]+(-[a-z0-9]+)*"
      minLength={MIN_SHOP_SLUG_LENGTH}
      maxLength={MAX_SHOP_SLUG_LENGTH}
      required
    />
  )
}

function hintOf(slug: string, isFree: boolean | undefined): string {
  const host = typeof window === 'undefined' ? '' : window.location.host
  if (!slug) return slugFieldLabels.hint
  const url = `${host}/shop/${slug}`
  return isFree ? formatMessage(slugFieldLabels.free, { url }) : url
}
