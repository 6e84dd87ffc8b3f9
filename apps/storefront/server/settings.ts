import { isLoopbackUrl, readSettings, refuseMistakes, type SettingsOf } from '@stoa/server-kit/settings'

export interface StorefrontSettings extends SettingsOf<'storefront'> {
  /** Scheme and host that pages name. A request's own Host header is whatever its sender writes. */
  readonly publicOrigin: string
  readonly reference: 'on' | 'off'
}

/**
 * Reads the environment once.
 *
 * @throws SettingsError which names every mistake at once
 */
export function readStorefrontSettings(env: NodeJS.ProcessEnv): StorefrontSettings {
  const { values, mistakes, missing } = readSettings('storefront', env)
  const publicOrigin = values.publicOrigin ?? ''
  const isDemo = isLoopbackUrl(publicOrigin)
  mistakes.push(...missing)
  if (publicOrigin.startsWith('http:') && !isDemo)
    mistakes.push(`PUBLIC_ORIGIN must begin with https:// outside the demo, not "${publicOrigin}"`)
  refuseMistakes(mistakes)
  return { ...values, publicOrigin, reference: values.reference ?? (isDemo ? 'on' : 'off') }
}
