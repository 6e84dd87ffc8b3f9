import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@stoa/testing/ports'
import pg from 'pg'
import { findProgram } from '../support/parts.ts'
import { PASSWORD } from '../support/postgres.ts'
import {
  makeFolder,
  removeFolder,
  type Server,
  startServer,
  until,
  userOfPostgres,
} from '../support/servers.ts'

export const CLUSTER_PROGRAMS = ['etcd', 'patroni', 'haproxy', 'initdb', 'postgres']

export interface Node {
  name: string
  patroni: Server
  /** Whether it may write, as Patroni says. */
  isPrimary(): Promise<boolean>
  /** Whether every confirmed commit is on it. */
  isSynchronousStandby(): Promise<boolean>
  /** The id of its postmaster. */
  postmaster(): number
  /** Starts Patroni again after it was ended. */
  start(): void
}

export interface Cluster {
  nodes: Node[]
  /** The database `stoa` behind the balancer, for its owner. */
  url: string
  primary(): Promise<Node>
  /** Waits until there is a primary with a synchronous standby. */
  isWhole(): Promise<void>
  stop(): Promise<void>
}

/** etcd, two nodes of Patroni and HAProxy on this machine, with the reference configurations. */
export async function startCluster(): Promise<Cluster> {
  const user = userOfPostgres()
  const folder = makeFolder('cluster', user)
  const log = (name: string) => join(folder, `${name}.log`)
  const [etcdPort, etcdPeers, writePort, readPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const at = (port: number) => `http://127.0.0.1:${port}`
  const etcd = startServer(
    findProgram('etcd')!,
    [
      ['--data-dir', join(folder, 'etcd')],
      ['--listen-client-urls', at(etcdPort), '--advertise-client-urls', at(etcdPort)],
      ['--listen-peer-urls', at(etcdPeers), '--initial-advertise-peer-urls', at(etcdPeers)],
      ['--initial-cluster', `default=${at(etcdPeers)}`],
    ].flat(),
    { logFile: log('etcd'), user },
  )
  await until('etcd', async () => (await fetch(`${at(etcdPort)}/health`)).ok, { said: etcd.log })

  const nodes: (Node & { port: number; restPort: number })[] = []
  for (const name of ['a', 'b']) nodes.push(await addNode(name))

  const balancer = startBalancer()
  const url = `postgres://stoa:${PASSWORD}@127.0.0.1:${writePort}/stoa`

  async function addNode(name: string) {
    const [port, restPort] = [await freePort(), await freePort()]
    const data = join(folder, name)
    const env = {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_PGPASS: join(folder, `pgpass-${name}`),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
    }
    const says = async (path: string) =>
      (await fetch(`${at(restPort)}${path}`, { signal: AbortSignal.timeout(2_000) })).ok
    const start = () =>
      startServer(findProgram('patroni')!, [join(import.meta.dirname, 'patroni.yml')], {
        logFile: log(`patroni-${name}`),
        user,
        env,
      })
    const node = {
      name,
      port,
      restPort,
      patroni: start(),
      isPrimary: () => says('/primary').catch(() => false),
      isSynchronousStandby: () => says('/synchronous').catch(() => false),
      postmaster: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
      start() {
        node.patroni = start()
      },
    }
    // The first becomes the primary; a second one that begins at once would only wait for it.
    if (nodes.length === 0) await until('the first node', node.isPrimary, { said: node.patroni.log })
    return node
  }

  function startBalancer(): Server {
    const file = join(folder, 'haproxy.cfg')
    let text = readFileSync(join(import.meta.dirname, 'haproxy.cfg'), 'utf8')
      .replace('127.0.0.1:5000', `127.0.0.1:${writePort}`)
      .replace('127.0.0.1:5001', `127.0.0.1:${readPort}`)
    for (const [place, node] of [
      ['10.0.0.11', nodes[0]!],
      ['10.0.0.12', nodes[1]!],
    ] as const)
      text = text.replaceAll(
        `${place}:5432 check port 8008`,
        `127.0.0.1:${node.port} check port ${node.restPort}`,
      )
    writeFileSync(file, text)
    return startServer(findProgram('haproxy')!, ['-f', file], { logFile: log('haproxy') })
  }

  const logs = () =>
    [etcd, balancer, ...nodes.map(node => node.patroni)].map(each => each.log().slice(-1_000)).join('\n')
  const primary = async () => {
    for (const node of nodes) if (await node.isPrimary()) return node
    throw new Error('There is no primary.')
  }
  const isWhole = () =>
    until(
      'a primary with a synchronous standby',
      async () => {
        const states = await Promise.all(
          nodes.map(async node => [await node.isPrimary(), await node.isSynchronousStandby()].join()),
        )
        return states.includes('true,false') && states.includes('false,true')
      },
      { limitMs: 120_000, said: logs },
    )

  await isWhole()
  await createMarketplace(`postgres://postgres:${PASSWORD}@127.0.0.1:${writePort}/postgres`)
  return {
    nodes,
    url,
    primary,
    isWhole,
    async stop() {
      await balancer.stop()
      // Patroni ends its PostgreSQL; one that it lost hold of is ended by its folder's own note.
      await Promise.all(nodes.map(node => node.patroni.stop()))
      for (const node of nodes) killPostmaster(node)
      await etcd.stop()
      removeFolder(folder)
    },
  }
}

export function killPostmaster(node: Node): void {
  try {
    process.kill(node.postmaster(), 'SIGKILL')
  } catch {
    // It has ended.
  }
}

/** The role and the database that the API is given; it need not be a superuser. */
async function createMarketplace(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create role stoa login createrole password '${PASSWORD}'`)
  await client.query('create database stoa owner stoa')
  await client.end()
}
