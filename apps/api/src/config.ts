import { resolve } from 'node:path'

export interface Config {
  host: string
  port: number
  /** Any PostgreSQL; null starts the embedded one. */
  databaseUrl: string | null
  databaseConnections: number
  /** Where the embedded database, uploads, made pictures and keys live; null is the database's own choice. */
  dataHome: string | null
  /** Signs access tokens; null keeps a random one in the data folder. */
  tokenSecret: string | null
  /** `activate` makes accounts that wait for their mailed link. */
  registration: 'active' | 'activate'
  /** `auto` opens a shop as soon as somebody applies for it; `manual` leaves that to `pnpm --filter api seller`. */
  sellerApproval: 'auto' | 'manual'
  /** `demo` fills any database with the demo marketplace; the embedded one on loopback gets it anyway. */
  seed: 'none' | 'demo'
  /** About how many orders of the last two years the demo marketplace gets where it has the test provider. */
  demoOrders: number
  currency: string
  /** The storefront's address, for links in mail. */
  siteUrl: string
  /** Sends emails; null leaves them in the database, on a developer's machine in its mailbox. */
  smtpUrl: string | null
  mailFrom: string
  /** Where the contact form writes to. */
  operatorEmail: string
  logLevel: string
  /** Whose `x-forwarded-for` is believed: `loopback`, addresses, or `false`. */
  trustProxy: string | false
  /** The marketplace's share of a sale: 800 is 8 %. */
  commissionBasisPoints: number
  /** Null takes no payments through PayPal. */
  paypal: PayPalConfig | null
  /** The test provider that `pnpm start` runs on a developer's machine; null elsewhere. */
  testProvider: TestProviderConfig | null
  /** Memory for cached responses of the catalog, in MB; 0 caches none. */
  responseCacheMegabytes: number
  rateLimits: RateLimits
}

export interface PayPalConfig {
  clientId: string
  clientSecret: string
  webhookId: string
  environment: 'sandbox' | 'production'
  /** Another address than PayPal's own, on this machine; for tests. */
  apiUrl: string | null
}

export interface TestProviderConfig {
  url: string
  /** What both sides know: the API's bearer token there, and the key that signs webhooks. */
  key: string
}

export interface RateLimits {
  /** Sign-ins, registrations and other guesses by one address, a minute. */
  authPerAddress: number
  /** Sign-ins to one account by one address, a quarter of an hour; ten times as many by all addresses together. */
  signInsPerAccount: number
  /** Mails to one address, an hour. */
  mailsPerAccount: number
  /** Refreshes by one address, a minute. */
  refreshesPerAddress: number
  /** Contact messages from one address, an hour. */
  contactsPerAddress: number
  /** Contact messages in one sender's name, an hour. */
  contactsPerSender: number
  /** Syncs of a guest's cart into one account's, an hour. */
  syncsPerAccount: number
  /** Changes of one account's profile, an hour. */
  profilesPerAccount: number
  /** Questions that one account asks, an hour. */
  questionsPerAccount: number
  /** Pictures that one account uploads, an hour. */
  uploadsPerAccount: number
  /** Payments that one account begins, an hour. */
  paymentsPerAccount: number
  /** Payments that begin at one address, an hour. */
  paymentsPerAddress: number
  /** Times that one account asks whether its payments are done, a minute. */
  confirmationsPerAccount: number
  /** Look-ups of orders without an account by one address, a minute. */
  trackingsPerAddress: number
  /** Look-ups of one order's number by one address, a quarter of an hour; ten times as many by all together. */
  trackingsPerNumber: number
  /** Invoices for one account, an hour. */
  invoicesPerAccount: number
  /** Commands of one account about its orders, an hour. */
  orderCommandsPerAccount: number
  /** Product pages seen by one address, a minute; more are not counted. */
  viewsPerAddress: number
  /** Commands of one account about a shop's orders, an hour. */
  sellerCommandsPerAccount: number
  /** Pictures of products, per account and hour. */
  sellerPicturesPerAccount: number
}

const EMAIL = /^[^\s@<>]+@[^\s@<>]+$/

/** The domain that emails come from: the storefront's, where that is one. */
export function mailDomain(siteUrl: string): string {
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : ''
  return /\.[a-z]{2,}$/i.test(host) ? host : 'stoa.example'
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment once. Every mistake in it is named at once, before anything starts. */
export function readConfig(env: Environment): Config {
  const mistakes: string[] = []
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback
  const optional = (name: string) => env[name]?.trim() || null
  const whole = (name: string, fallback: number, from: number, to: number) => {
    const value = Number(text(name, String(fallback)))
    if (!Number.isInteger(value) || value < from || value > to)
      mistakes.push(`${name} must be a whole number from ${from} to ${to}, not "${env[name]}"`)
    return value
  }
  const oneOf = <T extends string>(name: string, values: readonly [T, ...T[]]): T => {
    const value = text(name, values[0])
    if (!values.includes(value as T)) mistakes.push(`${name} must be ${values.join(' or ')}, not "${value}"`)
    return value as T
  }

  const currency = text('CURRENCY', 'USD').toUpperCase()
  if (!Intl.supportedValuesOf('currency').includes(currency))
    mistakes.push(`CURRENCY has no currency "${currency}"`)
  const siteUrl = text('SITE_URL', `http://localhost:${text('PORT', '3000')}`).replace(/\/$/, '')
  if (!URL.canParse(siteUrl)) mistakes.push(`SITE_URL must be an address, not "${siteUrl}"`)
  const smtpUrl = optional('SMTP_URL')
  if (smtpUrl && !(/^smtps?:\/\//.test(smtpUrl) && URL.canParse(smtpUrl)))
    mistakes.push('SMTP_URL must be an address that begins with smtp:// or smtps://')
  const operatorEmail = text('OPERATOR_EMAIL', 'hello@stoa.example')
  if (!EMAIL.test(operatorEmail))
    mistakes.push(`OPERATOR_EMAIL must be an email address, not "${operatorEmail}"`)
  const mailFrom = text('MAIL_FROM', `Stoa <no-reply@${mailDomain(siteUrl)}>`)
  if (!/^([^<>\r\n]*<)?[^\s@<>]+@[^\s@<>]+>?$/.test(mailFrom))
    mistakes.push(`MAIL_FROM must be an address or "Name <address>", not "${mailFrom}"`)
  const databaseUrl = optional('DATABASE_URL')
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    mistakes.push('DATABASE_URL must begin with postgres://')
  const tokenSecret = optional('TOKEN_SECRET')
  if (tokenSecret && tokenSecret.length < 32) mistakes.push('TOKEN_SECRET must have at least 32 characters')
  const dataHome = optional('STOA_DATA_HOME')
  const trustProxy = text('TRUST_PROXY', 'loopback')

  // As the seed has it: a marketplace that is there to be tried out.
  const isDemo = text('SEED', 'none') === 'demo' || (!databaseUrl && isLoopback(text('HOST', '127.0.0.1')))

  const config: Config = {
    host: text('HOST', '127.0.0.1'),
    port: whole('API_PORT', 4000, 0, 65_535),
    databaseUrl,
    databaseConnections: whole('DATABASE_CONNECTIONS', 10, 1, 100),
    dataHome: dataHome && resolve(dataHome),
    tokenSecret,
    registration: oneOf('REGISTRATION', ['active', 'activate']),
    seed: oneOf('SEED', ['none', 'demo']),
    sellerApproval: oneOf('SELLER_APPROVAL', isDemo ? ['auto', 'manual'] : ['manual', 'auto']),
    demoOrders: whole('DEMO_ORDERS', 3_000, 0, 20_000),
    currency,
    siteUrl,
    smtpUrl,
    mailFrom,
    operatorEmail,
    logLevel: oneOf('LOG_LEVEL', ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent']),
    trustProxy: trustProxy === 'false' ? false : trustProxy,
    commissionBasisPoints: whole('COMMISSION_BASIS_POINTS', 800, 0, 10_000),
    ...readProviders(env, mistakes),
    responseCacheMegabytes: whole('RESPONSE_CACHE_MB', 32, 0, 4_096),
    rateLimits: {
      authPerAddress: whole('RATE_AUTH_PER_ADDRESS', 20, 1, 1_000_000),
      signInsPerAccount: whole('RATE_SIGN_INS_PER_ACCOUNT', 20, 1, 1_000_000),
      mailsPerAccount: whole('RATE_MAILS_PER_ACCOUNT', 5, 1, 1_000_000),
      refreshesPerAddress: whole('RATE_REFRESHES_PER_ADDRESS', 120, 1, 1_000_000),
      contactsPerAddress: whole('RATE_CONTACTS_PER_ADDRESS', 5, 1, 1_000_000),
      contactsPerSender: whole('RATE_CONTACTS_PER_SENDER', 3, 1, 1_000_000),
      syncsPerAccount: whole('RATE_SYNCS_PER_ACCOUNT', 120, 1, 1_000_000),
      profilesPerAccount: whole('RATE_PROFILES_PER_ACCOUNT', 60, 1, 1_000_000),
      questionsPerAccount: whole('RATE_QUESTIONS_PER_ACCOUNT', 20, 1, 1_000_000),
      uploadsPerAccount: whole('RATE_UPLOADS_PER_ACCOUNT', 120, 1, 1_000_000),
      paymentsPerAccount: whole('RATE_PAYMENTS_PER_ACCOUNT', 10, 1, 1_000_000),
      paymentsPerAddress: whole('RATE_PAYMENTS_PER_ADDRESS', 30, 1, 1_000_000),
      confirmationsPerAccount: whole('RATE_CONFIRMATIONS_PER_ACCOUNT', 60, 1, 1_000_000),
      trackingsPerAddress: whole('RATE_TRACKINGS_PER_ADDRESS', 20, 1, 1_000_000),
      trackingsPerNumber: whole('RATE_TRACKINGS_PER_NUMBER', 10, 1, 1_000_000),
      invoicesPerAccount: whole('RATE_INVOICES_PER_ACCOUNT', 120, 1, 1_000_000),
      orderCommandsPerAccount: whole('RATE_ORDER_COMMANDS_PER_ACCOUNT', 120, 1, 1_000_000),
      viewsPerAddress: whole('RATE_VIEWS_PER_ADDRESS', 60, 1, 1_000_000),
      sellerCommandsPerAccount: whole('RATE_SELLER_COMMANDS_PER_ACCOUNT', 6_000, 1, 1_000_000),
      sellerPicturesPerAccount: whole('RATE_SELLER_PICTURES_PER_ACCOUNT', 1_200, 1, 1_000_000),
    },
  }
  if (mistakes.length > 0) throw new Error(`The environment is not right:\n- ${mistakes.join('\n- ')}`)
  return Object.freeze(config)
}

const PAYPAL_SECRETS = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const

/** One payment provider at the most. Notes what is wrong in `mistakes`. */
function readProviders(env: Environment, mistakes: string[]): Pick<Config, 'paypal' | 'testProvider'> {
  const text = (name: string) => env[name]?.trim() ?? ''
  const isPayPal = Object.keys(env).some(name => name.startsWith('PAYPAL_') && text(name) !== '')
  const url = text('TEST_PROVIDER_URL')
  const key = text('TEST_PROVIDER_KEY')
  if (url && isPayPal)
    mistakes.push('TEST_PROVIDER_URL and PAYPAL_… are both set: payments have one provider')
  return { paypal: isPayPal ? readPayPal() : null, testProvider: url || key ? readTestProvider() : null }

  function readPayPal(): PayPalConfig {
    const missing = PAYPAL_SECRETS.filter(name => text(name) === '')
    if (missing.length > 0) mistakes.push(`${missing.join(', ')} must be set where PayPal is used`)
    const environment = text('PAYPAL_ENVIRONMENT')
    if (environment !== 'sandbox' && environment !== 'production')
      mistakes.push(`PAYPAL_ENVIRONMENT must be sandbox or production, not "${environment}"`)
    const apiUrl = text('PAYPAL_API_URL') || null
    if (apiUrl && !isLoopbackUrl(apiUrl))
      mistakes.push('PAYPAL_API_URL is for tests: it must be an address on this machine')
    return {
      clientId: text('PAYPAL_CLIENT_ID'),
      clientSecret: text('PAYPAL_CLIENT_SECRET'),
      webhookId: text('PAYPAL_WEBHOOK_ID'),
      environment: environment as PayPalConfig['environment'],
      apiUrl,
    }
  }

  function readTestProvider(): TestProviderConfig {
    if (!isLoopbackUrl(url)) mistakes.push('TEST_PROVIDER_URL must be an address on this machine')
    if (key.length < 32) mistakes.push('TEST_PROVIDER_KEY must have at least 32 characters')
    // Anybody could pay with its cards.
    if (!isLoopback(text('HOST') || '127.0.0.1'))
      mistakes.push(
        'TEST_PROVIDER_URL is refused where others reach the API: HOST must be a loopback address',
      )
    return { url: url.replace(/\/$/, ''), key }
  }
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || host.startsWith('127.')

const isLoopbackUrl = (url: string): boolean =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && isLoopback(new URL(url).hostname)
