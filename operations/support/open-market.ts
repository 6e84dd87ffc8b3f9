/** Company of a marketplace that a suite opens. */
const COMPANY = {
  entity: 'Shop Ltd',
  address: ['1 Quay', 'Harbor'],
  country: 'GB',
  register: null,
  responsible: null,
  vatId: null,
}

/**
 * Opens a marketplace outside the demo, which its first start has left closed, with the commands that an operator uses.
 *
 * @param node runs Node with these arguments in the API's folder, and returns its output
 */
export async function openMarket(node: (...args: string[]) => Promise<string>): Promise<void> {
  const { version, settings } = JSON.parse(await node('src/commands/market.ts', 'export'))
  const open = JSON.stringify({ version, settings: { ...settings, state: 'open', legal: COMPANY } })
  const file = '/tmp/market.json'
  await node('-e', 'fs.writeFileSync(...process.argv.slice(1))', file, open)
  await node('src/commands/market.ts', 'apply', file)
}
