import { isLoopback, isLoopbackUrl } from './loopback.js'
import { movesMoney } from './payment.js'

/**
 * Whether the API's settings are those of a demo. An external database has to be marked as a demo. In both cases,
 * nothing may be reachable from outside or reach out.
 *
 * @param {{ host: string, operatorHost: string, databaseUrl: string | null, seed: string, smtpUrl: string | null }} values
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const isDemo = ({ host, operatorHost, databaseUrl, seed, smtpUrl }, env) => {
  const isHere =
    isLoopback(host) && isLoopback(operatorHost) && (databaseUrl === null || isLoopbackUrl(databaseUrl))
  const isTold = databaseUrl === null || seed !== 'none'
  return isHere && isTold && !smtpUrl && !movesMoney(env)
}
