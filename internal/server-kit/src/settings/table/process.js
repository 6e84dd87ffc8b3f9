/** Settings of a process: ports, start and end. */
import { address, choice, contact, origin, origins, proxies, text, whole } from '../kinds.js'

export const processSettings = {
  PORT: whole(0, 65_535, {
    for: ['api', 'storefront'],
    default: 3000,
    says: 'port of the storefront; the API needs it for the default of `SITE_URL` only',
  }),
  API_PORT: whole(0, 65_535, { for: ['api'], default: 4000, says: 'port of the API' }),
  HOST: text({
    for: ['api', 'storefront'],
    default: { api: '127.0.0.1', storefront: '0.0.0.0' },
    says: 'the address of this machine that the process listens at',
  }),
  API_URL: address(['http', 'https'])({
    for: ['storefront'],
    default: 'http://127.0.0.1:4000',
    says: 'address at which the storefront reaches the API, or the balancer in front of it',
  }),
  PUBLIC_ORIGIN: origin({
    for: ['storefront'],
    usually: 'set by `pnpm start` for the demo',
    needed: 'it must be the address at which visitors reach the storefront, such as https://shop.example',
    says: 'address at which visitors reach the storefront; canonical links and previews name it, whatever host a request names ([decision 45](decisions/045-pages-name-the-public-origin.md))',
  }),
  SITE_URL: address(['http', 'https'])({
    for: ['api'],
    usually: '`http://localhost:$PORT`',
    needed: 'give the address of the storefront, such as https://shop.example, for links in emails',
    says: 'the storefront’s address, for links in emails',
  }),
  EMBED_ORIGINS: origins({
    for: ['api', 'storefront'],
    usually: 'none: pages of other origins can’t ask',
    says: 'origins of pages that may show the cart, such as `https://blog.example`, with commas between them, or `*` for all ([embedding](embedding.md#any-page)). A subdomain of the marketplace in this list can change the cart of logged-in visitors: list only those that you trust that far ([its subdomains](embedding.md#your-own-subdomains))',
  }),
  TRUST_PROXY: proxies({
    for: ['api', 'storefront'],
    default: 'loopback',
    says: 'whose `X-Forwarded-For` is believed: addresses, networks such as `10.0.0.0/24`, `loopback`, `linklocal` and `uniquelocal` with commas between them, or `false`',
  }),
  JOBS: choice(['on', 'off'], {
    for: ['api'],
    default: 'on',
    says: '`off`: this process answers calls and leaves emails, payments and timers to others, such as a worker',
  }),
  MIGRATE: choice(['auto', 'wait'], {
    for: ['api'],
    usually: '`auto` on the embedded database and in a demo, else `wait`',
    says: '`auto` brings the database up to date at the start; `wait` waits for `pnpm --filter api migrate`',
  }),
  DRAIN_SECONDS: whole(0, 300, {
    for: ['api', 'storefront'],
    default: 0,
    says: 'seconds for which a process continues to answer after SIGTERM, while its balancer finds out; 5 behind a balancer',
  }),
  ASSETS_HOME: text({
    for: ['storefront'],
    usually: 'none: a process serves the files of its own version',
    says: 'a folder that all storefronts share for their built files, so that pages of another version find theirs; they stay for 14 days, and versions of the elements for good',
  }),
  PAGE_CACHE_MB: whole(0, 4096, {
    for: ['storefront'],
    default: 64,
    says: 'memory for rendered public pages, which are served until the catalog changes, in MB; 0 keeps none, as does an API without `RESPONSE_CACHE_MB` ([decision 128](decisions/128-public-pages-are-kept.md))',
  }),
  SHARED_PAGE_SECONDS: whole(0, 60, {
    for: ['storefront'],
    default: 0,
    says: 'seconds for which caches between visitors and storefronts may serve a public page without asking: prices and stock on it may be twice that old; 0 lets them ask each time',
  }),
  SECURITY_CONTACT: contact({
    for: ['storefront'],
    usually: 'none: `/.well-known/security.txt` is not found',
    says: 'contact for people who report a weakness, for `/.well-known/security.txt`: `mailto:security@shop.example` or an https address',
  }),
  REFERENCE: choice(['on', 'off'], {
    for: ['api', 'storefront'],
    usually: '`on` in a demo, else `off`',
    says: 'the contract’s page at `/reference`',
  }),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    for: ['api', 'storefront'],
    default: { api: 'info', storefront: 'warn' },
    says: 'the least level that is logged',
  }),
}
