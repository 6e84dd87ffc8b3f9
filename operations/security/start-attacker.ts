import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Prepares an attack in a process of its own. */
export async function startAttacker(name: string, address: string) {
  const child = fork(fileURLToPath(new URL('attacker.ts', import.meta.url)), [name, address])
  process.once('exit', () => child.kill('SIGKILL'))
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The attacker of “${name}” ended.`)))
  ended.catch(() => undefined)
  const answer = () => Promise.race([once(child, 'message'), ended])
  await answer()
  const turn = async (isOn: boolean) => {
    child.send(isOn)
    await answer()
  }
  return { begin: () => turn(true), end: () => turn(false), leave: () => child.kill('SIGKILL') }
}
