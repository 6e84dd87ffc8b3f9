import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { lowerProcess } from '../../platform/low-priority.ts'
import { problem } from '../../platform/problem.ts'
import { UnusablePicture } from './picture-cost.ts'
import type { PictureWork } from './picture-work.ts'

const PROGRAM = fileURLToPath(new URL('picture-process.ts', import.meta.url))
/** Time limit of one picture in milliseconds, for what doesn't end by its own limit. */
const MAX_MS = 60_000
/** Time after which an idle process ends, in milliseconds. */
const IDLE_FOR = 60_000

export interface PictureCall {
  id: number
  kind: keyof PictureWork
  given: unknown[]
}

export interface PictureAnswer {
  id: number
  result?: unknown
  failure?: string
  cause?: string | undefined
  /** Whether the failure says something about the picture, and may be shown to its sender. */
  isOfPicture?: boolean
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

type Running = ReturnType<typeof begin>

/** One process reads pictures, another our own drawings. */
const current: { pictures?: Running; drawings?: Running } = {}

/**
 * Does work on pixels in a process of its own. Decoding takes a whole core and much memory: there it delays no call, has
 * no secrets of ours, and can be ended. The process begins with the first picture.
 *
 * @throws UnusablePicture; problem `server.unavailable` if the process ended or took too long
 */
export function pictureAside<Kind extends keyof PictureWork>(
  kind: Kind,
  ...given: Parameters<PictureWork[Kind]>
): ReturnType<PictureWork[Kind]> {
  const reads = kind === 'drawing' ? 'drawings' : 'pictures'
  const running = current[reads] ?? begin(reads)
  current[reads] = running
  return running.ask(kind, given) as ReturnType<PictureWork[Kind]>
}

function begin(reads: keyof typeof current) {
  const child = fork(PROGRAM, [reads], {
    // Buffers as they are.
    serialization: 'advanced',
    execArgv: [],
    // It needs no settings, and some are secrets. Few arenas keep the memory of libvips together.
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  lowerProcess(child.pid)
  const waiting = new Map<number, Waiting>()
  let last = 0
  let idle: NodeJS.Timeout | undefined
  const leave = () => {
    clearTimeout(idle)
    if (current[reads] === running) delete current[reads]
  }
  const end = () => {
    leave()
    for (const { reject } of waiting.values()) reject(problem('server.unavailable'))
    waiting.clear()
  }
  child.on('error', end).once('exit', end)
  child.on('message', (answer: PictureAnswer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.failure === undefined) asked?.resolve(answer.result)
    else asked?.reject(errorOf(answer))
    rest()
  })
  /** Lets our process end while nothing is asked, and ends the other one after a while. */
  function rest() {
    if (waiting.size > 0) return
    child.unref()
    child.channel?.unref()
    idle = setTimeout(() => {
      leave()
      child.disconnect()
    }, IDLE_FOR).unref()
  }
  const running = {
    async ask(kind: PictureCall['kind'], given: unknown[]): Promise<unknown> {
      clearTimeout(idle)
      child.channel?.ref()
      const id = ++last
      const late = setTimeout(() => child.kill('SIGKILL'), MAX_MS)
      const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
      child.send({ id, kind, given } satisfies PictureCall)
      return answer.finally(() => clearTimeout(late))
    },
  }
  return running
}

const errorOf = ({ failure = '', cause, isOfPicture }: PictureAnswer): Error =>
  isOfPicture ? new UnusablePicture(failure, { cause }) : new Error(failure, { cause })
