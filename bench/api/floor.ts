/**
 * The floor: the same SQL through a bare Fastify and pg, without contract, guards, validation or limits.
 * Reads `{databaseUrl, routes: {path: statements}}` from the file that FLOOR names and says `listening PORT`.
 */
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'

export interface Floor {
  databaseUrl: string
  /** Each route runs its statements in turn. */
  routes: Record<string, { text: string; values: unknown[] }[]>
}

const { databaseUrl, routes } = JSON.parse(readFileSync(process.env.FLOOR!, 'utf8')) as Floor
const pool = new pg.Pool({
  connectionString: databaseUrl,
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan',
})
pool.on('error', () => {})
const names = new Map<string, string>()
const nameOf = (text: string) => {
  const name = names.get(text) ?? `floor${names.size}`
  names.set(text, name)
  return name
}
const app = Fastify()
for (const [path, statements] of Object.entries(routes)) {
  let turn = 0
  app.get(path, async () => {
    const { text, values } = statements[turn++ % statements.length]!
    return (await pool.query({ name: nameOf(text), text, values })).rows[0]
  })
}
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
console.log(`listening ${typeof address === 'object' ? address?.port : ''}`)
