import { isLoopbackUrl, readSettings, refuseMistakes, type SettingsOf } from '@stoa/server-kit/settings'

export interface StorefrontSettings extends SettingsOf<'storefront'> {
  /** Scheme and host for URLs in pages. A request's Host header isn't used, because its sender chooses it. */
  readonly publicOrigin: string
  readonly reference: 'on' | 'off'
}

/**
 * Reads the settings from the environment.
 *
 * @throws SettingsError that names all mistakes
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
