/** Settings of the database and of the data outside of it. */
import { address, choice, key, text, whole } from '../kinds.js'

const POSTGRES = ['postgres', 'postgresql']

export const databaseSettings = {
  DATABASE_URL: address(POSTGRES)({
    for: ['api'],
    secret: true,
    usually: 'the embedded database',
    says: 'any PostgreSQL ≥ 15 that may create `pg_trgm` and `unaccent`',
  }),
  DATABASE_DIRECT_URL: address(POSTGRES)({
    for: ['api'],
    secret: true,
    usually: '`DATABASE_URL`',
    says: 'the same database without a pooler between, for migrations, jobs, events and metrics',
  }),
  DATABASE_POOLER: choice(['none', 'session'], {
    for: ['api'],
    default: 'none',
    says: '`session` if `DATABASE_URL` is a pooler’s, such as PgBouncer’s in session mode; one in transaction mode is refused',
  }),
  DATABASE_CONNECTIONS: whole(1, 100, {
    for: ['api'],
    default: 10,
    says: 'connections of one process; jobs have five more, events and metrics one each',
  }),
  STOA_DATA_HOME: text({
    for: ['api'],
    usually: '`.data` in the repository',
    says: 'the embedded database, uploads, made pictures, the signing key',
  }),
  MEDIA_URL: text({
    for: ['api'],
    usually: 'folders in `STOA_DATA_HOME`',
    says: 'a bucket for pictures and private files: `s3://bucket/folder?endpoint=https://…&region=…`',
  }),
  S3_ACCESS_KEY_ID: text({ for: ['api'], says: 'names the key to that bucket' }),
  S3_SECRET_ACCESS_KEY: text({ for: ['api'], secret: true, says: 'the key to that bucket' }),
  TOKEN_SECRET: key({
    secret: true,
    for: ['api'],
    usually: 'a random key in the data folder',
    needed: 'make one with `openssl rand -base64 48` and give it to all API processes',
    says: 'signs access tokens; the same for all processes of one marketplace',
  }),
  TOKEN_SECRET_PREVIOUS: key({
    secret: true,
    for: ['api'],
    says: 'the key before: what it signed is still accepted, and new tokens are signed with `TOKEN_SECRET`',
  }),
  RESPONSE_CACHE_MB: whole(0, 4_096, {
    for: ['api'],
    default: 32,
    says: 'memory for cached responses of the catalog; 0 caches none',
  }),
}
