// Takes finished pictures over: an entry of `wanted` in pictures.json whose files are all in the folder becomes one
// of `products`, its files go to ../pictures, and those that they replace go away. A picture taken again in fewer
// colors than before leaves the other colors unchanged, because other products lead with them. One that was looked at
// and found wrong waits: `mend` in the plan says why, and goes away with the fault. Second views that lie in the
// folder go to the product whose first ones are there.
import { copyFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the entry with the colors of an earlier one that it lacks. */
function joined(entry, before) {
  const others = before.colours.filter(colour => !entry.colours.includes(colour))
  const kept = others.flatMap(colour => ['', '-2'].map(end => `${entry.name}-${colour}${end}.webp`))
  return {
    ...entry,
    colours: [...entry.colours, ...others],
    files: [...entry.files, ...before.files.filter(name => kept.includes(name))],
  }
}

/** The second views of an entry that are in the folder and new. */
const newSeconds = (entry, isThere) =>
  entry.files
    .map(name => name.replace('.webp', '-2.webp'))
    .filter(name => isThere(name) && !entry.files.includes(name))

/** Says how many entries were taken over and how many are still wanted. */
export function accept(from, { plan, planFile, pictures }) {
  const lies = name => existsSync(join(from, name))
  const accepted = plan.wanted.filter(entry => !entry.mend && entry.files.every(lies))
  for (const entry of accepted) {
    for (const name of entry.files) copyFileSync(join(from, name), join(pictures, name))
    const place = plan.products.findIndex(({ name }) => name === entry.name)
    const last = plan.products.findLastIndex(({ shop }) => shop === entry.shop)
    if (place < 0) plan.products.splice(last + 1, 0, entry)
    else plan.products[place] = joined(entry, plan.products[place])
  }
  for (const entry of plan.products) {
    const seconds = newSeconds(entry, lies)
    if (seconds.length === 0) continue
    for (const name of seconds) copyFileSync(join(from, name), join(pictures, name))
    entry.views = ['main', 'second']
    entry.files.push(...seconds)
  }
  plan.wanted = plan.wanted.filter(entry => !accepted.includes(entry))
  writeFileSync(planFile, `${JSON.stringify(plan, null, 2)}\n`)

  const kept = new Set([
    ...plan.products.flatMap(entry => entry.files),
    plan.hero.file,
    plan.hero.evening,
    ...plan.banners.map(entry => entry.file),
    ...plan.rooms.map(entry => entry.file),
  ])
  for (const name of readdirSync(pictures)) {
    if (name.endsWith('.webp') && !kept.has(name)) rmSync(join(pictures, name))
  }
  return { accepted: accepted.length, wanted: plan.wanted.length }
}
