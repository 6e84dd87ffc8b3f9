import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { USER } from './cluster.ts'

export const addressOf = (port: number, password: string, database: string) =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`

/** Whether a server on this port lets us in; asks until it does, or says that the password is wrong. */
export async function answers(port: number, password: string, patience: number): Promise<boolean> {
  const url = addressOf(port, password, 'postgres')
  for (const end = Date.now() + patience; Date.now() < end; await sleep(40)) {
    try {
      await withClient(url, client => client.query('select 1'))
      return true
    } catch (error) {
      if ((error as { code?: string }).code === '28P01') return false
    }
  }
  return false
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
