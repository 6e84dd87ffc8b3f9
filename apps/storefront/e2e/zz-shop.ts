import { startShop } from './support/shop.ts'
import { writeFileSync } from 'node:fs'
const shop = await startShop()
writeFileSync('/tmp/page-shop.json', JSON.stringify(shop))
console.log(shop.address, shop.apiAddress)
process.on('SIGTERM', async () => { await shop.stop(); process.exit(0) })
setInterval(() => {}, 1e6)
