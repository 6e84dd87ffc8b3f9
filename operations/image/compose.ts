import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort } from '@stoa/testing/ports'
import { makeFolder, removeFolder, until } from '../support/servers.ts'
import type { Workshop } from './build.ts'

export interface ComposedShop {
  /** Fetches by TLS at the proxy, with its certificate checked. */
  get(path: string): Promise<{ status: number; body: string }>
  exec(service: string, ...command: string[]): Promise<string>
  /** The machine's folder that the worker has at /backups. */
  backups: string
  /** Runs a command of the API in a marketplace of another name, which has nothing but its database. */
  runElsewhere(...command: string[]): Promise<string>
  said(): Promise<string>
}

/** Names under it are this machine, and Caddy makes their certificates by an authority of its own. */
const HOST = 'shop.localhost'

/**
 * Images that the file takes from a registry, made here of Debian's packages: its own PostgreSQL behind the same variables, and
 * its own Caddy.
 */
async function makeServers({ tool, debianWith }: Workshop, folder: string): Promise<void> {
  await debianWith('servers', ['ca-certificates', 'postgresql-15', 'caddy'])
  const write = (name: string, text: string, mode = 0o644) =>
    writeFileSync(join(folder, name), text, { mode })
  write(
    'start-postgres',
    `#!/bin/sh
set -eu
data=/var/lib/postgresql/data
if [ ! -e $data/PG_VERSION ]; then
  initdb --pgdata=$data --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  echo "create database $POSTGRES_DB" | postgres --single -D $data postgres
  echo 'host all all all scram-sha-256' >>$data/pg_hba.conf
fi
exec postgres -D $data -c listen_addresses='*'
`,
    0o755,
  )
  write(
    'Containerfile.postgres',
    `FROM localhost/servers
COPY start-postgres /usr/local/bin/
RUN install --directory --owner=postgres /var/run/postgresql
ENV PATH=/usr/lib/postgresql/15/bin:/usr/local/bin:/usr/bin:/bin
USER postgres
CMD ["start-postgres"]
`,
  )
  write(
    'Containerfile.caddy',
    'FROM localhost/servers\nENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data\nCMD ["caddy", "version"]\n',
  )
  for (const name of ['postgres', 'caddy']) {
    const args = [
      'build',
      '--format',
      'docker',
      '--runtime',
      'runc',
      '--network',
      'none',
      '--tag',
      `localhost/${name}`,
    ]
    await tool('buildah', [...args, '--file', join(folder, `Containerfile.${name}`), folder])
  }
}

/** Settings of the processes in addition to the file's own, including its secrets. */
const SETTINGS = {
  api: {
    CURRENCY: 'EUR',
    PAYPAL_ENVIRONMENT: 'sandbox',
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET_FILE: '/run/api-secrets/paypal-client-secret',
    PAYPAL_WEBHOOK_ID: 'webhook',
  },
  storefront: { SECURITY_CONTACT: 'mailto:security@shop.example' },
}

/** An example file with these values, in place of its own or of its suggestions. */
function withValues(example: string, values: Record<string, string>): string {
  const kept = example
    .split('\n')
    .filter(line => !Object.keys(values).some(name => line.replace('#', '').startsWith(`${name}=`)))
  return [...kept, ...Object.entries(values).map(([name, value]) => `${name}=${value}`), ''].join('\n')
}

/** Runs `work` on the compose file as an operator has it: with its example's settings, and secrets in files. */
export async function withComposedShop(workshop: Workshop, work: (shop: ComposedShop) => Promise<void>) {
  const folder = makeFolder('compose')
  const home = join(folder, 'image')
  for (const name of ['image', 'image/secrets/api', 'image/backups', 'balancer', 'servers'])
    mkdirSync(join(folder, name), { recursive: true })
  cpSync(inRoot('operations/image/compose.yaml'), join(home, 'compose.yaml'))
  cpSync(inRoot('operations/balancer/Caddyfile'), join(folder, 'balancer/Caddyfile'))
  await makeServers(workshop, join(folder, 'servers'))

  const port = await freePort()
  const settings = {
    COMPOSE_PROJECT_NAME: `stoa${process.pid}`,
    STOA_HOST: HOST,
    POSTGRES_IMAGE: 'localhost/postgres',
    CADDY_IMAGE: 'localhost/caddy',
    HTTP_PORT: `127.0.0.1:${await freePort()}`,
    HTTPS_PORT: `127.0.0.1:${port}`,
  }
  const fill = (reader: string, values: Record<string, string>) => {
    const example = readFileSync(inRoot('operations/image', `example.${reader && `${reader}.`}env`), 'utf8')
    writeFileSync(join(home, `${reader}.env`), withValues(example, values))
  }
  fill('', settings)
  fill('api', SETTINGS.api)
  fill('storefront', SETTINGS.storefront)
  const password = randomBytes(24).toString('hex')
  const secrets = {
    'token-secret': randomBytes(48).toString('base64'),
    'database-password': password,
    'database-url': `postgres://stoa:${password}@postgres/stoa`,
    'smtp-url': 'smtp://mail.invalid:25',
    'api/paypal-client-secret': 'secret',
  }
  for (const [name, text] of Object.entries(secrets)) {
    const file = join(home, 'secrets', name)
    writeFileSync(file, text)
    chmodSync(file, 0o444)
  }

  const backups = join(home, 'backups')
  chownSync(backups, 1000, 1000)

  const own = settings.COMPOSE_PROJECT_NAME
  const other = `${own}-elsewhere`
  const composeAs = (project: string, ...args: string[]) =>
    workshop.tool('podman-compose', ['--project-name', project, ...args], { cwd: home })
  const compose = (...args: string[]) => composeAs(own, ...args)
  const untilHealthy = (container: string) =>
    until(`${container} is well`, async () => {
      await workshop.tool('podman', ['healthcheck', 'run', container])
      return true
    })
  const exec: ComposedShop['exec'] = (service, ...command) =>
    workshop.tool('podman', ['exec', `${own}_${service}_1`, ...command])
  try {
    // Checks every word of the file, which the one that starts it does not.
    await workshop.tool('docker-compose', ['--file', 'compose.yaml', 'config', '--quiet'], { cwd: home })
    await compose('up', '--detach')
    let authority = ''
    await work({
      exec,
      backups,
      async runElsewhere(...command) {
        await composeAs(other, 'up', '--detach', 'postgres')
        await untilHealthy(`${other}_postgres_1`)
        return composeAs(other, 'run', '--rm', '-T', '--no-deps', 'worker', ...command)
      },
      async get(path) {
        authority ||= await exec('proxy', 'cat', '/data/caddy/pki/authorities/local/root.crt')
        return ask(port, path, authority)
      },
      said: () => compose('logs').catch(error => error.message),
    })
  } finally {
    for (const project of [other, own]) {
      await composeAs(project, 'down', '--volumes').catch(error => console.log(error.message))
      // It leaves its networks, which are the machine's.
      const networks = ['inside', 'outside'].map(name => `${project}_${name}`)
      await workshop
        .tool('podman', ['network', 'rm', '--force', ...networks])
        .catch(error => console.log(error.message))
    }
    removeFolder(folder)
  }
}

const ask = (port: number, path: string, ca: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', servername: HOST, port, path, headers: { host: HOST }, ca }, response => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
