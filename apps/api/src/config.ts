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
  /** `demo` fills any database with the demo marketplace; the embedded one on loopback gets it anyway. */
  seed: 'none' | 'demo'
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
  /** Memory for cached responses of the catalog, in MB; 0 caches none. */
  responseCacheMegabytes: number
  rateLimits: RateLimits
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
  /** Look-ups of orders without an account by one address, a minute. */
  trackingsPerAddress: number
  /** Look-ups of one order's number by one address, a quarter of an hour; ten times as many by all together. */
  trackingsPerNumber: number
  /** Invoices for one account, an hour. */
  invoicesPerAccount: number
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

  const config: Config = {
    host: text('HOST', '127.0.0.1'),
    port: whole('API_PORT', 4000, 0, 65_535),
    databaseUrl,
    databaseConnections: whole('DATABASE_CONNECTIONS', 10, 1, 100),
    dataHome: dataHome && resolve(dataHome),
    tokenSecret,
    registration: oneOf('REGISTRATION', ['active', 'activate']),
    seed: oneOf('SEED', ['none', 'demo']),
    currency,
    siteUrl,
    smtpUrl,
    mailFrom,
    operatorEmail,
    logLevel: oneOf('LOG_LEVEL', ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent']),
    trustProxy: trustProxy === 'false' ? false : trustProxy,
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
      trackingsPerAddress: whole('RATE_TRACKINGS_PER_ADDRESS', 20, 1, 1_000_000),
      trackingsPerNumber: whole('RATE_TRACKINGS_PER_NUMBER', 10, 1, 1_000_000),
      invoicesPerAccount: whole('RATE_INVOICES_PER_ACCOUNT', 120, 1, 1_000_000),
    },
  }
  if (mistakes.length > 0) throw new Error(`The environment is not right:\n- ${mistakes.join('\n- ')}`)
  return Object.freeze(config)
}
