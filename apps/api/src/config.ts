import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  isDemo as isDemoOf,
  isLoopbackUrl,
  readSettings,
  refuseMistakes,
  type SettingsOf,
} from '@stoa/server-kit/settings'
import { type PaymentConfig, readPayment } from './adapters/payment-providers.ts'

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

type Settings = SettingsOf<'api'>

export type RateLimits = {
  [Name in keyof Settings as Name extends `rate${infer Limit}` ? Uncapitalize<Limit> : never]: Settings[Name]
}

/** Settings that only the marketplace's first version is made of; later ones are published. */
type First =
  | 'marketplaceName'
  | 'legalNotice'
  | 'currency'
  | 'commissionBasisPoints'
  | 'registration'
  | 'sellerApproval'

export interface Config
  extends Omit<Settings, keyof Derived | First | `${'rate' | 'paypal' | 'testProvider' | 's3'}${string}`>,
    Derived {}

/** Variables about the marketplace itself. Null is not set. */
export interface FirstMarket extends Pick<Settings, Exclude<First, 'marketplaceName'>> {
  name: string | null
  operatorEmail: string | null
  /** Names of the variables that are set, and count no more once there are published settings. */
  set: readonly string[]
}

/** Values derived from the settings. */
interface Derived {
  /**
   * Whether this is a marketplace for trying out on this machine only. It is unreachable from outside, and neither
   * money nor email leaves it.
   */
  isDemo: boolean
  /** An absolute path. */
  stoaDataHome: string
  /** Keeps pictures and private files; null keeps them in folders of the data folder. */
  media: S3Config | null
  siteUrl: string
  /** Origin of the operator console. */
  operatorOrigin: string
  /** `OPERATOR_ORIGIN`, which emails to the operator link to. Null if it isn't set: no one else reaches the console. */
  consoleUrl: string | null
  market: FirstMarket
  /** Address that emails come from. Their sender's name is the marketplace's. */
  mailAddress: string
  /** Whether this process migrates the database, or waits until another one has. */
  migrate: 'auto' | 'wait'
  reference: 'on' | 'off'
  /** Null takes no payments. */
  payment: PaymentConfig | null
  rateLimits: RateLimits
}

export interface S3Config {
  endpoint: string
  region: string
  bucket: string
  /** Begins every key; may be empty. */
  folder: string
  accessKeyId: string
  secretAccessKey: string
}

type Environment = Readonly<Record<string, string | undefined>>

interface ConfigOptions {
  /**
   * Whether to reject missing or weak settings outside the demo. Commands are not strict: they need less, and have to
   * work even if the server refuses to start.
   */
  strict?: boolean
}

/**
 * Reads the environment once.
 *
 * @throws SettingsError which names every mistake at once
 */
export function readConfig(env: Environment, { strict = false }: ConfigOptions = {}): Config {
  const { values, mistakes, missing } = readSettings('api', env)
  const isDemo = isDemoOf(values, env)
  const payment = readPayment(env, values, { isDemo, mistakes })
  const media = readMedia(values, mistakes)
  const siteUrl = values.siteUrl ?? `http://localhost:${values.port}`
  const operatorOrigin = values.operatorOrigin ?? `http://localhost:${values.operatorPort ?? ''}`
  if (strict && !isDemo) {
    mistakes.push(...missing)
    if (values.siteUrl && !siteUrl.startsWith('https:') && !isLoopbackUrl(siteUrl))
      mistakes.push(`SITE_URL must begin with https:// outside the demo, not "${siteUrl}"`)
    if (values.operatorPort !== null && !values.operatorOrigin)
      mistakes.push('OPERATOR_ORIGIN is not set: give the address at which operators reach the console')
    if (values.operatorOrigin && !operatorOrigin.startsWith('https:') && !isLoopbackUrl(operatorOrigin))
      mistakes.push(`OPERATOR_ORIGIN must begin with https:// outside the demo, not "${operatorOrigin}"`)
  }
  refuseMistakes(mistakes)
  const {
    marketplaceName,
    legalNotice,
    currency,
    commissionBasisPoints,
    registration,
    sellerApproval,
    ...rest
  } = values
  return Object.freeze({
    ...rest,
    payment,
    media,
    isDemo,
    siteUrl,
    operatorOrigin,
    consoleUrl: values.operatorOrigin,
    market: {
      name: marketplaceName ?? nameIn(values.mailFrom) ?? null,
      operatorEmail: values.operatorEmail,
      legalNotice,
      currency,
      commissionBasisPoints,
      registration,
      sellerApproval,
      set: FIRST.filter(name => env[name]?.trim()),
    },
    stoaDataHome: resolve(values.stoaDataHome ?? join(REPOSITORY, '.data')),
    mailAddress: addressIn(values.mailFrom) ?? `no-reply@${hostOf(siteUrl)}`,
    migrate: values.migrate ?? (isDemo || !values.databaseUrl ? 'auto' : 'wait'),
    reference: values.reference ?? (isDemo ? 'on' : 'off'),
    rateLimits: rateLimitsOf(values),
  })
}

/** Variables that only the first start reads. */
const FIRST = [
  'MARKETPLACE_NAME',
  'LEGAL_NOTICE',
  'CURRENCY',
  'COMMISSION_BASIS_POINTS',
  'REGISTRATION',
  'SELLER_APPROVAL',
]

/** The name in `Name <address>`, if there is one. */
const nameIn = (mailbox: string | null): string | undefined =>
  /^\s*"?(.*?)"?\s*</.exec(mailbox ?? '')?.[1] || undefined

/** The address in `Name <address>`, or all of it. */
const addressIn = (mailbox: string | null): string | undefined =>
  /<(.+)>\s*$/.exec(mailbox ?? '')?.[1] ?? mailbox?.trim()

const hostOf = (url: string): string => (URL.canParse(url) && new URL(url).hostname) || 'localhost'

const MEDIA_URL = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[a-z0-9][a-z0-9-]*)*)\/?(?:\?(.*))?$/

/** `s3://bucket/folder?endpoint=https://…&region=…` */
function readMedia(
  { mediaUrl, s3AccessKeyId, s3SecretAccessKey }: Settings,
  mistakes: string[],
): S3Config | null {
  if (!mediaUrl) return null
  const [, bucket = '', path = '', search = ''] = MEDIA_URL.exec(mediaUrl) ?? []
  const options = new URLSearchParams(search)
  const region = options.get('region') || 'us-east-1'
  const endpoint = (options.get('endpoint') || `https://s3.${region}.amazonaws.com`).replace(/\/$/, '')
  if (!bucket || !/^https?:\/\/[^/]+$/.test(endpoint))
    mistakes.push(
      'MEDIA_URL must be s3://bucket/folder?endpoint=https://…&region=…, its names out of a-z, 0-9 and -',
    )
  if (!s3AccessKeyId || !s3SecretAccessKey)
    mistakes.push('MEDIA_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  return {
    endpoint,
    region,
    bucket,
    folder: path.slice(1),
    accessKeyId: s3AccessKeyId ?? '',
    secretAccessKey: s3SecretAccessKey ?? '',
  }
}

/** `rateAuthPerAddress` is `authPerAddress` of the rate limits. */
const rateLimitsOf = (values: Settings): RateLimits =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => /^rate[A-Z]/.test(name))
      .map(([name, value]) => [name.charAt(4).toLowerCase() + name.slice(5), value]),
  ) as RateLimits
