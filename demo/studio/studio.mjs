#!/usr/bin/env node
// Renders the demo catalog's photographs: `pnpm studio NAME…`, `pnpm studio --all`, `pnpm studio --list`,
// `pnpm studio --wanted --out FOLDER`, `pnpm studio --accept FOLDER` (takes over what is finished there).
// Everything after the names is for developers of recipes: --again, --size PX, --samples N, --out FOLDER, --face,
// --pause FILE (no new render begins while that file exists).
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { accept } from './accept.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const pictures = join(here, '..', 'pictures')
const planFile = join(here, '..', 'pictures.json')
const plan = JSON.parse(readFileSync(planFile, 'utf8'))

/** Every render of the plan with the files it leaves: `{ target, files }`. */
function targets() {
  const wanted = new Map([...plan.products, ...plan.wanted].map(product => [product.name, product]))
  const products = [...wanted.values()].flatMap(product =>
    ['main', 'second'].map(view => {
      const end = view === 'second' ? '-2' : ''
      const names = product.colours.length ? product.colours.map(c => `${product.name}-${c}`) : [product.name]
      return {
        target: product.name + end,
        files: names.map(name => `${name}${end}.webp`),
        // A second view that the plan does not have yet can be asked for by its name.
        isPlanned: product.views.includes(view),
      }
    }),
  )
  const banners = plan.banners.map(({ file }) => ({ target: file.replace('.webp', ''), files: [file] }))
  const heroes = [plan.hero.file, plan.hero.evening].map(file => ({
    target: file.replace('.webp', ''),
    files: [file],
  }))
  const rooms = plan.rooms.map(({ file }) => ({ target: file.replace('.webp', ''), files: [file] }))
  return [...heroes, ...products, ...banners, ...rooms]
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    wanted: { type: 'boolean' },
    accept: { type: 'string' },
    face: { type: 'boolean' },
    pause: { type: 'string' },
    list: { type: 'boolean' },
    again: { type: 'boolean' },
    size: { type: 'string' },
    samples: { type: 'string' },
    out: { type: 'string' },
    threads: { type: 'string' },
  },
})

if (values.accept) {
  const { accepted, wanted } = accept(values.accept, { plan, planFile, pictures })
  console.log(
    `${accepted} accepted, ${wanted} still wanted. Now: node demo/write-content-hashes.ts && pnpm --filter api contact-sheet && biome check --write demo`,
  )
  process.exit(0)
}

const wanted = new Set(plan.wanted.map(({ name }) => name))
const known = targets()
const planned = known.filter(({ isPlanned = true }) => isPlanned)
const folder = values.out ?? pictures
const finished = ({ files }) => files.every(file => existsSync(join(folder, file)))

if (values.list) {
  for (const entry of planned)
    console.log(
      `${wanted.has(entry.target) ? 'wanted' : finished(entry) ? 'done  ' : 'open  '}  ${entry.target}`,
    )
  process.exit(0)
}
if (!values.all && !values.wanted && positionals.length === 0) {
  fail(
    'Usage: pnpm studio NAME… | --all | --wanted --out FOLDER | --accept FOLDER | --list   (--again, --size PX, --samples N, --face, --threads N, --pause FILE)',
  )
}
if (values.wanted && !values.out)
  fail('--wanted needs --out FOLDER: --accept FOLDER takes the pictures from there.')

const unknown = positionals.filter(name => !known.some(({ target }) => target === name))
if (unknown.length) fail(`Not in pictures.json: ${unknown.join(', ')}. See pnpm studio --list.`)
const queue =
  values.all || values.wanted
    ? planned.filter(entry => (values.all || wanted.has(entry.target)) && (values.again || !finished(entry)))
    : known.filter(({ target }) => positionals.includes(target))
if (queue.length === 0) console.log('Every picture of the plan is there; --again renders anew.')

/** One Blender per target, so that a fault in one recipe leaves the others alone. Resolves to its seconds. */
function render(target) {
  const args = ['-t', values.threads ?? '0', '-b', '-P', join(here, 'render.py'), '--']
  for (const key of ['size', 'samples', 'out']) if (values[key]) args.push(`--${key}`, values[key])
  for (const key of ['again', 'face']) if (values[key]) args.push(`--${key}`)
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const blender = spawn(process.env.BLENDER ?? 'blender', [...args, target], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    const listen = chunk => {
      said = (said + chunk).slice(-20_000)
      const sample = /Sample (\d+)\/(\d+)(?![\s\S]*Sample)/.exec(said)
      if (sample && process.stdout.isTTY) process.stdout.write(`\r  ${target}: ${sample[1]}/${sample[2]} `)
    }
    blender.stdout.on('data', listen)
    blender.stderr.on('data', listen)
    blender.on('error', reject)
    blender.on('close', () => {
      if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
      if (said.includes(`STUDIO ${target} `)) resolve((performance.now() - began) / 1000)
      else reject(new Error(said.split('\n').slice(-25).join('\n')))
    })
  })
}

let failed = 0
for (const [index, { target, files }] of queue.entries()) {
  while (values.pause && existsSync(values.pause)) await setTimeout(5_000)
  try {
    const seconds = await render(target)
    console.log(
      `[${index + 1}/${queue.length}] ${target}: ${files.length} file(s) in ${seconds.toFixed(0)} s`,
    )
  } catch (error) {
    if (error.code === 'ENOENT') {
      fail(
        'Blender was not found. Debian and Ubuntu: apt-get install --no-install-recommends blender python3-pil ' +
          '(3.4 is known to work), or name another one in the variable BLENDER. Only new pictures need it: the finished ones are in the repository.',
      )
    }
    failed += 1
    console.error(`[${index + 1}/${queue.length}] ${target} failed:\n${error.message}`)
  }
}
process.exit(failed ? 1 : 0)
