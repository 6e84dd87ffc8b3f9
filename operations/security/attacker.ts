import { setPriority } from 'node:os'
import { ATTACKS } from './attacks.ts'

/**
 * Carries out the attack of the first argument on the address of the second. It is a process of its own, which begins and
 * ends the attack at a message. It gives way to all others, because an attacker's machine is another one.
 */
setPriority(19)
const [name = '', address = ''] = process.argv.slice(2)
const attack = await ATTACKS[name]!(address)
let stop: (() => Promise<unknown>) | null = null

process.on('message', async (isOn: boolean) => {
  if (isOn) stop = attack()
  else await stop?.()
  process.send?.(isOn)
})
process.send?.('ready')
