import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort } from '@stoa/testing/ports'
import { startHaproxy } from '../balancer/haproxy.ts'
import { type BalancedShop, type Member, startBalancedShop } from '../balancer/parts.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { makeFolder, removeFolder, startServer, userOfPostgres } from '../support/servers.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { type Provider, startProvider } from './provider.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

// An hour with 500 visitors uploads 100 MB of pictures.
const DATA_MEGABYTES = 512
const DATABASE_MEGABYTES = 2_048
const FAKE_TIME = ['/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'].find(file => existsSync(file))
/** The API process whose clock can be moved. */
const CLOCK_MEMBER = 'api-2'
/** All visitors come from one address, which no limit is made for. */
const LIMITS = [
  'AUTH_PER_ADDRESS',
  'SIGN_INS_PER_ACCOUNT',
  'REFRESHES_PER_ADDRESS',
  'PAYMENTS_PER_ACCOUNT',
  'PAYMENTS_PER_ADDRESS',
  'HELD_LINES_PER_ACCOUNT',
  'HELD_ITEMS_PER_ACCOUNT',
  'LAPSED_HOLDS_PER_ACCOUNT',
  'CONFIRMATIONS_PER_ACCOUNT',
  'ORDER_COMMANDS_PER_ACCOUNT',
  'SELLER_COMMANDS_PER_ACCOUNT',
  'VIEWS_PER_ADDRESS',
  'QUOTES_PER_ADDRESS',
]

export interface HourShop {
  shop: BalancedShop
  /** Processes that do jobs alone: they send the emails. */
  workers: Member[]
  postgres: PostgresServer
  mail: MailServer
  provider: Provider
  /** The data folder of the API; null if nothing can be mounted. */
  dataDisk: SmallDisk | null
  databaseDisk: SmallDisk | null
  /** Moves the clock of one API process by this many minutes; null if libfaketime is missing. */
  moveClock: ((minutes: number) => void) | null
  stop(): Promise<void>
}

/**
 * A whole marketplace: HAProxy, two storefronts, three API processes, two workers, PostgreSQL, a payment provider and a
 * mail server. The test provider is refused if emails are sent, so that API processes take the payments and workers,
 * which know no provider, send the emails.
 */
export async function startHourShop(): Promise<HourShop> {
  const closers: (() => unknown)[] = []
  const stop = async () => {
    for (const close of closers.reverse().splice(0)) await close()
  }
  const opened = <T extends { stop(): Promise<void> } | null>(part: T): T => {
    if (part) closers.push(() => part.stop())
    return part
  }
  try {
    const folder = makeFolder('hour')
    closers.push(() => removeFolder(folder))
    const dataDisk = opened(await mountSmallDisk('hour-data', DATA_MEGABYTES))
    const user = userOfPostgres()
    const databaseDisk = opened(await mountSmallDisk('hour-database', DATABASE_MEGABYTES, user))
    const dataHome = dataDisk?.folder ?? folder
    const postgres = opened(
      await startPostgres({
        // Small segments of its log, so that a disk of two gigabytes will do.
        settings: ['max_connections=160', 'max_wal_size=256MB', 'min_wal_size=32MB'],
        ...(databaseDisk && { folder: databaseDisk.folder }),
      }),
    )
    const mail = opened(await startMailServer())
    const publicPort = await freePort()
    const provider = opened(
      await startProvider(folder, `http://127.0.0.1:${publicPort}/api/payments/webhooks/test`),
    )
    const clockFile = join(folder, 'clock')
    const moveClock = (minutes: number) =>
      writeFileSync(clockFile, `${minutes < 0 ? '' : '+'}${minutes * 60}`)
    moveClock(0)

    const secret = randomBytes(32).toString('base64url')
    const shop = opened(
      await startBalancedShop(
        startHaproxy,
        {
          ...provider.env,
          TOKEN_SECRET: secret,
          DEMO_ORDERS: '0',
          DATABASE_CONNECTIONS: '12',
          LOG_LEVEL: 'warn',
          ...Object.fromEntries(LIMITS.map(name => [`RATE_${name}`, '1000000'])),
        },
        {
          dataHome,
          postgres,
          publicPort,
          settingsOf: name => ({
            ...(['api-1', CLOCK_MEMBER].includes(name) && { JOBS: 'on' }),
            ...(FAKE_TIME &&
              name === CLOCK_MEMBER && {
                LD_PRELOAD: FAKE_TIME,
                FAKETIME_TIMESTAMP_FILE: clockFile,
                FAKETIME_CACHE_DURATION: '1',
                FAKETIME_DONT_FAKE_MONOTONIC: '1',
              }),
          }),
        },
      ),
    )
    const workers = ['worker-1', 'worker-2'].map(name => {
      const launch = () =>
        startServer(process.execPath, [inRoot('apps/api/src/worker.ts')], {
          logFile: join(folder, `${name}.log`),
          env: {
            NODE_ENV: 'production',
            DATABASE_URL: postgres.url(),
            STOA_DATA_HOME: dataHome,
            TOKEN_SECRET: secret,
            SITE_URL: shop.address,
            SMTP_URL: mail.url,
            MAIL_FROM: 'Shop <no-reply@shop.example>',
            OPERATOR_EMAIL: 'desk@shop.example',
            LOG_LEVEL: 'warn',
          },
        })
      let server = launch()
      closers.push(() => server.stop())
      const start = () => {
        server = launch()
      }
      return { name, address: '', server: () => server, start } satisfies Member
    })
    return {
      shop,
      workers,
      postgres,
      mail,
      provider,
      dataDisk,
      databaseDisk,
      moveClock: FAKE_TIME ? moveClock : null,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
