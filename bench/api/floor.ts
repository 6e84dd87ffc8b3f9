/**
 * The floor: the same SQL through a bare Fastify and pg, without contract, guards, validation or limits.
 * Reads `{databaseUrl, routes: {path: {text, values}}}` from FLOOR and says `listening PORT`.
 */
import Fastify from 'fastify'
import pg from 'pg'

export interface Floor {
  databaseUrl: string
  routes: Record<string, { text: string; values: unknown[] }>
}

const { databaseUrl, routes } = JSON.parse(process.env.FLOOR!) as Floor
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
pool.on('error', () => {})
const app = Fastify()
for (const [path, { text, values }] of Object.entries(routes)) {
  const name = `floor${Object.keys(routes).indexOf(path)}`
  app.get(path, async () => (await pool.query({ name, text, values })).rows[0])
}
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
console.log(`listening ${typeof address === 'object' ? address?.port : ''}`)
