import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { run, startNode, stopProcess } from '@stoa/testing/processes'
import { startStorefrontAt } from './shop.ts'

export interface NewMarket {
  address: string
  /** Runs a command of the operator, and returns its output. */
  command: (name: string, ...args: string[]) => Promise<string>
  stop: () => Promise<void>
}

/** Starts a marketplace outside the demo on an empty database of its own. No mail server takes its emails. */
export async function startNewMarket(): Promise<NewMarket> {
  const data = mkdtempSync(join(tmpdir(), 'stoa-new-market-'))
  const [port, apiPort] = [await freePort(), await freePort()]
  const settings = {
    PORT: String(port),
    API_PORT: String(apiPort),
    STOA_DATA_HOME: data,
    DATABASE_URL: '',
    SITE_URL: `http://127.0.0.1:${port}`,
    TOKEN_SECRET: 'a-secret-of-a-test-that-guards-nothing-0123',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Kauppa <no-reply@kauppa.example>',
    OPERATOR_EMAIL: 'toimisto@kauppa.example',
    LOG_LEVEL: 'error',
  }
  const api = startNode(['src/server.ts'], { cwd: inRoot('apps/api'), env: settings, onLine: () => {} })
  const stopApi = async () => {
    await stopProcess(api, 15_000)
    rmSync(data, { recursive: true, force: true })
  }
  const apiAddress = `http://127.0.0.1:${apiPort}`
  await waitForHttp(`${apiAddress}/readyz`, 120_000, () => api.exitCode === null)
  const storefront = await startStorefrontAt(apiAddress, {
    PORT: String(port),
    PUBLIC_ORIGIN: settings.SITE_URL,
  })
  return {
    address: settings.SITE_URL,
    async command(name, ...args) {
      const { code, output } = await run('node', [`apps/api/src/commands/${name}.ts`, ...args], {
        env: settings,
      })
      if (code !== 0) throw new Error(output)
      return output
    },
    async stop() {
      await storefront.stop()
      await stopApi()
    },
  }
}
