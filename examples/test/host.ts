import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { run, startNode, stopProcess } from '@stoa/testing/processes'

/** Example in a separate copy outside of the workspace, with the packed packages in the folder of its manifest. */
export interface Host {
  name: string
  folder: string
}

const QUIET = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--prefer-offline']
/** Far more than it takes, for machines that have much else to do. */
export const limits = { minutes: 5, silentMinutes: 5 }
export const env = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', CI: '1' }

/** Leaves out what was built or installed in the checkout. */
const isSource = (path: string) => !/\/(node_modules|packed|\.next|build|dist|\.react-router)$/.test(path)

export function copyHost(name: string, packed: string, into: string): Host {
  const folder = join(into, name)
  cpSync(inRoot('examples', name), folder, { recursive: true, filter: isSource })
  cpSync(packed, join(folder, 'packed'), { recursive: true })
  return { name, folder }
}

/** Installs as its own team would, with npm and the registry. */
export const installHost = ({ folder }: Host): Promise<void> => succeed('npm', ['install', ...QUIET], folder)

/** Installs and builds. */
export async function buildHost(host: Host): Promise<void> {
  await installHost(host)
  await succeed('npm', ['run', 'build'], host.folder)
}

export interface Served {
  url: string
  stop: () => Promise<void>
}

const servers: Record<string, (port: string) => { args: string[]; env?: NodeJS.ProcessEnv }> = {
  next: port => ({ args: ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', port] }),
  'react-router': port => ({
    args: ['node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
    env: { HOST: '127.0.0.1', PORT: port },
  }),
  vite: port => ({
    args: ['node_modules/vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--strictPort', '--port', port],
  }),
}

/** Serves what was built on a free port, without a package manager in between. */
export async function serveHost({ name, folder }: Host): Promise<Served> {
  const port = await freePort()
  const server = servers[name]?.(String(port))
  if (!server) throw new Error(`Nobody knows how to serve ${name}`)
  const said: string[] = []
  const child = startNode(server.args, {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production', ...server.env },
    onLine: line => said.push(line),
  })
  const url = `http://127.0.0.1:${port}`
  const stop = () => stopProcess(child, 3000)
  try {
    await waitForHttp(url, 60_000, () => child.exitCode === null)
  } catch (error) {
    await stop()
    throw new Error(`${(error as Error).message}\n${said.join('\n')}`)
  }
  return { url, stop }
}

async function succeed(command: string, args: string[], cwd: string): Promise<void> {
  const { code, output } = await run(command, args, { cwd, env, limits })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} in ${cwd} ended with ${code}\n${output}`)
}
