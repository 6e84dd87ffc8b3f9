import { MAX_SHOP_SLUG_LENGTH, MIN_SHOP_SLUG_LENGTH } from '@stoa/api-client/limits'
import { TextField } from '@stoa/ui'
import { useEffect, useState } from 'react'
import { useApi } from '../../data/use-api.ts'

interface SlugFieldProps {
  readonly value: string
  readonly onChange: (slug: string) => void
  /** What the shop has already: nothing to ask about. */
  readonly own?: string | undefined
  /** What the server found wrong with what was sent. */
  readonly error?: string | undefined
}

const PAUSE_MS = 350

const REASONS = {
  too_short: 'Use three letters or more.',
  too_long: 'Use 60 letters at most.',
  taken: 'Another shop has this address, or had it.',
  reserved: 'The marketplace needs this word itself.',
} as const

/** The end of a shop's address, asked about while it is typed. */
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
  const found = check?.reason ? REASONS[check.reason] : undefined
  const suggestion = check?.suggestion ? ` “${check.suggestion}” is free.` : ''
  return (
    <TextField
      label="Address of the shop"
      name="slug"
      value={value}
      onValueChange={text => onChange(text.toLowerCase().replace(/[\s_]+/g, '-'))}
      error={error ?? (found && `${found}${suggestion}`)}
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
  if (!slug) return 'Small letters, digits and hyphens.'
  return isFree ? `${host}/shop/${slug} is free.` : `${host}/shop/${slug}`
}
